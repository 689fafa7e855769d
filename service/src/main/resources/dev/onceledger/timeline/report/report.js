"use strict";
(() => {
  const root = document.documentElement;
  const PACE = 2200;
  const at = new Map();
  let timer = null;
  let playing = null;

  const all = (selector, from = document) => [...from.querySelectorAll(selector)];
  const articles = (story) => all(`[data-story="${story}"]`);
  const last = (story) => all(".band", articles(story)[0]).length - 1;
  const position = (story) => (at.has(story) ? at.get(story) : last(story));

  function speak(language) {
    root.lang = language;
    all("[data-language]").forEach((button) =>
      button.setAttribute("aria-pressed", String(button.dataset.language === language)));
    const heading = document.querySelector(`main[lang="${language}"] h1`);
    document.title = heading ? heading.textContent : document.title;
  }

  function show(story, wanted) {
    const now = Math.max(0, Math.min(last(story), wanted));
    at.set(story, now);
    for (const article of articles(story)) {
      for (const part of all("[data-tick]", article)) {
        const tick = Number(part.dataset.tick);
        part.classList.toggle("ahead", tick > now);
        part.classList.toggle("current", tick === now);
        if (tick === now) {
          part.setAttribute("aria-current", "step");
        } else {
          part.removeAttribute("aria-current");
        }
      }
      if (article.offsetParent !== null) {
        const band = all(".band", article)[now];
        article.querySelector("[role=status]").textContent =
          band.querySelector(".tick").textContent + ": " + band.querySelector(".note td").textContent;
        band.scrollIntoView({ block: "nearest" });
      }
    }
  }

  function stop() {
    clearInterval(timer);
    timer = null;
    playing = null;
    all("[data-do=play]").forEach((button) => button.setAttribute("aria-pressed", "false"));
  }

  function play(story) {
    if (playing === story) {
      stop();
      return;
    }
    stop();
    playing = story;
    articles(story).forEach((article) =>
      article.querySelector("[data-do=play]").setAttribute("aria-pressed", "true"));
    show(story, position(story) >= last(story) ? 0 : position(story) + 1);
    timer = setInterval(() => {
      if (position(story) >= last(story)) {
        stop();
      } else {
        show(story, position(story) + 1);
      }
    }, PACE);
  }

  const actions = {
    first: (story) => { stop(); show(story, 0); },
    back: (story) => { stop(); show(story, position(story) - 1); },
    forward: (story) => { stop(); show(story, position(story) + 1); },
    last: (story) => { stop(); show(story, last(story)); },
    play,
  };
  const keys = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last", " ": "play" };

  function storyInView() {
    const visible = all(".story").filter((article) => article.offsetParent !== null);
    const middle = innerHeight / 2;
    const found = visible.find((article) => article.getBoundingClientRect().bottom > middle);
    return (found || visible[visible.length - 1]).dataset.story;
  }

  document.addEventListener("click", (event) => {
    const language = event.target.closest("[data-language]");
    const button = event.target.closest("[data-do]");
    if (language) {
      speak(language.dataset.language);
    } else if (button) {
      actions[button.dataset.do](button.closest(".story").dataset.story);
    }
  });

  document.addEventListener("keydown", (event) => {
    const action = keys[event.key];
    const modified = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
    const pressed = event.key === " " && event.target.closest("button, a");
    if (action && !modified && !pressed) {
      event.preventDefault();
      actions[action](storyInView());
    }
  });

  speak(root.lang);
})();
