/**
 * Runs first. A guest's page on a phone is whole as the server sends it, and its links work: there the shell,
 * whose script stands in `template#karavan-start`, begins with the first sign that somebody wants more than to
 * look. Until then, and until it has made a part of the page answer, this keeps what people press and type
 * there; such parts are marked `data-still`, and tell by an event when they answer.
 */
(() => {
  const TOUCHES = [
    'pointerdown',
    'pointermove',
    'touchstart',
    'click',
    'input',
    'keydown',
    'wheel',
    'scroll',
    'focusin',
  ];
  /** Whoever looks for this long will touch the page; in milliseconds. */
  const UNTOUCHED_FOR = 20_000;
  const CONTROLS = 'button, [type="checkbox"], [type="radio"]';
  const PRESSED = `a, ${CONTROLS}`;
  const ITEMS = 'li, [role="listitem"]';
  const html = document.documentElement;
  const { version } = document.currentScript.dataset;
  const presses = new Set();
  /** What people have typed and chosen: drawn again before its part answers, React puts the old value back. */
  const values = new Map();
  let hints;

  addEventListener(
    'click',
    (event) => {
      const control = event.target.closest(CONTROLS);
      if (!control?.closest('[data-still]')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      control.dataset.pressed = '';
      presses.add(control);
    },
    true,
  );
  /** Who holds a link or a button down while its list is drawn anew lets go of the twin. */
  let held;
  addEventListener('pointerdown', ({ target }) => (held = target.closest(PRESSED)), true);
  addEventListener(
    'pointerup',
    ({ target, button, ctrlKey, metaKey, shiftKey }) => {
      if (!held || held.isConnected || button || ctrlKey || metaKey || shiftKey) return;
      const twin = twinOf(held);
      if (twin && twin === target.closest(PRESSED)) twin.click();
    },
    true,
  );
  addEventListener(
    'input',
    ({ target }) => target.closest('[data-still]') && values.set(target, target.value),
    true,
  );
  addEventListener('karavan-answers', ({ target: part }) => {
    delete part.dataset.still;
    const isAnswering = (control) => part.contains(control) && !control.closest('[data-still]');
    for (const field of [...part.querySelectorAll('input, textarea, select')].filter(isAnswering)) {
      const chosen = chosenIn(field);
      const value = values.get(chosen) ?? field.value;
      values.delete(chosen);
      if (value !== servedValue(field)) hand(field, value);
    }
    for (const pressed of presses) {
      const control = twinOf(pressed);
      if (!control || !isAnswering(control)) continue;
      presses.delete(pressed);
      delete control.dataset.pressed;
      control.click();
    }
  });

  /** The control itself, or the one in its place of a list that has been drawn anew, in columns or without those out of sight. */
  function twinOf(control) {
    if (control.isConnected) return control;
    const item = control.closest(ITEMS);
    const address = item && addressOf(item);
    if (!address) return undefined;
    const place = controlsOf(item).indexOf(control);
    const isSame = (other) => addressOf(other) === address && numberOf(other) === numberOf(item);
    const now = [...document.querySelectorAll(ITEMS)].find(isSame);
    const twin = controlsOf(now)[place];
    return twin && nameOf(twin) === nameOf(control) ? twin : undefined;
  }

  /** Which of its list it is, from 1. */
  function numberOf(item) {
    return Number(
      item.getAttribute('aria-posinset') ?? [...item.parentNode.children].indexOf(item) + 1,
    );
  }

  function nameOf(control) {
    return control.getAttribute('aria-label') ?? control.textContent;
  }

  function controlsOf(item) {
    return item ? [...item.querySelectorAll(PRESSED)] : [];
  }

  function addressOf(item) {
    return item.querySelector('a')?.href;
  }

  /** The field itself, or the one of the server's screen in whose place React has put it. */
  function chosenIn(field) {
    const isSame = (other) =>
      !other.isConnected &&
      other.tagName === field.tagName &&
      other.name === field.name &&
      other.getAttribute('aria-label') === field.getAttribute('aria-label');
    return values.has(field) ? field : [...values.keys()].find(isSame);
  }

  function servedValue({ options, defaultValue }) {
    if (!options) return defaultValue;
    return ([...options].find((option) => option.defaultSelected) ?? options[0])?.value;
  }

  /** React learns of a value only from an event, and of text only if it differs from what it has read or set itself. */
  function hand(field, value) {
    if (!field.options) field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    field.dispatchEvent(new Event(field.options ? 'change' : 'input', { bubbles: true }));
  }

  const waiting = document.querySelector('#karavan-start');
  if (waiting) {
    const { pathname, search } = location;
    // Back to a page that the shell had shown in this document before it was loaded anew.
    addEventListener('popstate', () => {
      const isElsewhere = location.pathname !== pathname || location.search !== search;
      if (isElsewhere && document.querySelector('#karavan-chrome[data-still]')) location.reload();
    });
    // On a wider screen there is more than the server sends, in more columns; and nobody touches twice after a failed start.
    if (hasFailed() || matchMedia('(min-width: 720px)').matches) start();
    else {
      setTimeout(start, UNTOUCHED_FOR);
      // Pictures and letters first. Safari does not know `prefetch`.
      const isPrefetching = document.createElement('link').relList.supports('prefetch');
      addEventListener('load', () => {
        if (waiting.isConnected) fetchScripts(isPrefetching ? 'prefetch' : 'preload');
      });
      for (const name of TOUCHES) addEventListener(name, touch, { capture: true, passive: true });
    }
  } else addEventListener('DOMContentLoaded', checkStart);

  function touch({ type, target, movementX, movementY }) {
    // A pointer that rests is told what has come below it, and a bar may bring its present link into sight by itself.
    const isByItself = type === 'scroll' && target !== document;
    if (!isByItself && (type !== 'pointermove' || movementX !== 0 || movementY !== 0)) start();
  }

  function start() {
    for (const name of TOUCHES) removeEventListener(name, touch, { capture: true });
    if (waiting.isConnected) fetchScripts('preload');
    whenParsed(() => {
      if (!waiting.isConnected) return;
      const script = document.importNode(waiting.content.querySelector('script'));
      script.addEventListener('load', checkStart);
      script.addEventListener('error', checkStart);
      waiting.replaceWith(script);
    });
  }

  function whenParsed(run) {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
    else run();
  }

  /** What the shell begins with, at the speed of a `preload` or of a `prefetch`, which may become one. */
  function fetchScripts(rel) {
    hints ??= [...waiting.content.querySelectorAll('link')].map((link) => {
      const hint = Object.assign(document.importNode(link), { rel });
      document.head.append(hint);
      return hint;
    });
    for (const hint of hints) hint.rel = rel;
  }

  function hasFailed() {
    return document.cookie.includes('failed_shell=');
  }

  /**
   * The shell's script has run by now, and has marked the document. Without that mark it could not be had: the
   * page is loaded once more, with the release before if there is one, and then says so.
   */
  function checkStart() {
    if (html.dataset.shell) return;
    if (!hasFailed()) {
      document.cookie = `failed_shell=${version}; path=/; max-age=300; samesite=lax`;
      const report = {
        kind: 'failed_load',
        name: 'StartProblem',
        message: '',
        path: location.pathname,
      };
      navigator.sendBeacon('/telemetry', JSON.stringify({ ...report, remote: 'shell', version }));
      location.reload();
      return;
    }
    const texts = {
      ru: ['Сайт не удалось запустить. Проверьте связь.', 'Повторить'],
      en: ['The site could not be started. Check your connection.', 'Try again'],
      de: [
        'Die Seite konnte nicht gestartet werden. Prüfen Sie die Verbindung.',
        'Erneut versuchen',
      ],
      tr: ['Site başlatılamadı. Bağlantınızı kontrol edin.', 'Tekrar dene'],
      zh: ['网站无法启动，请检查网络连接。', '重试'],
    };
    const [sentence, again] = texts[html.lang] ?? texts.en;
    const notice = document.createElement('div');
    notice.setAttribute('role', 'alert');
    notice.className = 'start-problem';
    const button = document.createElement('button');
    button.textContent = again;
    button.addEventListener('click', () => location.reload());
    notice.append(sentence, ' ', button);
    document.body.append(notice);
  }
})();
