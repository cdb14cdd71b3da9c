/**
 * The page without a network: what this device keeps of whoever is signed in here (`keep-offline.ts` of the shell
 * writes it). It is drawn node by node; nothing of it becomes markup.
 */
(() => {
  const TEXTS = {
    ru: {
      title: 'Нет подключения к интернету',
      text: 'Страница откроется, когда связь появится. Ниже то, что сохранено на этом устройстве.',
      nothing: 'Страница откроется, когда связь появится.',
      again: 'Повторить',
      qr: 'Мой QR-код',
      qrHint: 'По номеру покупка начисляет скидку и кешбэк. Списать кешбэк можно только онлайн.',
      tickets: 'Билеты',
      cards: 'Карты скидок',
      receipts: 'Последние покупки',
      posts: 'Посты',
      number: '№',
      kept: 'Сохранено',
    },
    en: {
      title: 'You are offline',
      text: 'The page opens once you are connected. Below is what this device has kept.',
      nothing: 'The page opens once you are connected.',
      again: 'Try again',
      qr: 'My QR code',
      qrHint:
        'By this number a purchase earns your discount and cashback. Cashback can be spent online only.',
      tickets: 'Tickets',
      cards: 'Discount cards',
      receipts: 'Latest purchases',
      posts: 'Posts',
      number: 'No.',
      kept: 'Kept on',
    },
    de: {
      title: 'Keine Internetverbindung',
      text: 'Die Seite öffnet sich, sobald Sie verbunden sind. Unten steht, was dieses Gerät aufbewahrt hat.',
      nothing: 'Die Seite öffnet sich, sobald Sie verbunden sind.',
      again: 'Erneut versuchen',
      qr: 'Mein QR-Code',
      qrHint:
        'Mit dieser Nummer erhalten Sie Rabatt und Cashback. Cashback einlösen geht nur online.',
      tickets: 'Tickets',
      cards: 'Rabattkarten',
      receipts: 'Letzte Einkäufe',
      posts: 'Beiträge',
      number: 'Nr.',
      kept: 'Gespeichert am',
    },
    tr: {
      title: 'İnternet bağlantısı yok',
      text: 'Sayfa bağlantı gelince açılır. Aşağıda bu cihazda saklananlar var.',
      nothing: 'Sayfa bağlantı gelince açılır.',
      again: 'Tekrar dene',
      qr: 'QR kodum',
      qrHint:
        'Bu numarayla alışverişte indirim ve nakit iade kazanılır. Nakit iade yalnızca çevrimiçi harcanır.',
      tickets: 'Biletler',
      cards: 'İndirim kartları',
      receipts: 'Son alışverişler',
      posts: 'Gönderiler',
      number: 'No.',
      kept: 'Kaydedildi',
    },
    zh: {
      title: '没有网络连接',
      text: '联网后页面会打开。以下是本设备保存的内容。',
      nothing: '联网后页面会打开。',
      again: '重试',
      qr: '我的二维码',
      qrHint: '凭此编号购物可享折扣并累积返现。返现只能在线使用。',
      tickets: '门票',
      cards: '折扣卡',
      receipts: '最近的购买',
      posts: '动态',
      number: '编号',
      kept: '保存于',
    },
  };
  const locale = languageOf();
  const t = TEXTS[locale];
  document.documentElement.lang = locale;
  const main = document.querySelector('#main');
  const kept = readKept();

  const again = element('button', t.again);
  again.type = 'button';
  again.addEventListener('click', () => location.reload());
  addEventListener('online', () => location.reload());
  main.append(element('h1', t.title), element('p', kept ? t.text : t.nothing), again);
  if (kept) show(kept);

  function show(all) {
    const feedFirst = location.pathname === '/' || location.pathname.startsWith('/home');
    if (feedFirst) showPosts(all);
    showOwn(all);
    if (!feedFirst) showPosts(all);
    const at = moment(all.kept_at);
    at.textContent = `${t.kept} ${at.textContent}`;
    main.append(at);
  }

  function showOwn({ uid, name, qr, tickets, cards, receipts }) {
    const code = part(t.qr);
    code.append(picture(qr, t.qr), element('strong', `${name} · ${uid}`), element('p', t.qrHint));
    list(t.tickets, tickets, (ticket) => [
      element('strong', ticket.title),
      element('span', [ticket.size, ticket.place].filter(Boolean).join(' · ')),
      // By the clock of the place.
      moment(ticket.starts_at, ticket.time_zone),
      picture(ticket.qr, ticket.title),
    ]);
    list(t.cards, cards, ({ title, percent, balance }) => [
      element('strong', title),
      element('span', [`${percent} %`, balance].filter(Boolean).join(' · ')),
    ]);
    list(t.receipts, receipts, ({ title, total, number, qr: code, created_at: createdAt }) => {
      const head = element('span', total);
      if (!code) return [element('strong', title), head, moment(createdAt)];
      const more = document.createElement('details');
      const label = `${t.number} ${number}`;
      more.append(element('summary', label), picture(code, label));
      return [element('strong', title), head, moment(createdAt), more];
    });
  }

  /** Absent in what an older release of the shell has kept. */
  function showPosts({ posts = [] }) {
    list(t.posts, posts, ({ title, organization, price, picture: address }) => {
      const image = document.createElement('img');
      image.alt = '';
      if (address) void showKept(image, address);
      const words = [organization, price].filter(Boolean).join(' · ');
      return [...(address ? [image] : []), element('strong', title), element('span', words)];
    });
  }

  async function showKept(image, address) {
    const kept = await (await caches.open('karavan-kept')).match(address);
    if (kept) image.src = URL.createObjectURL(await kept.blob());
    else image.remove();
  }

  function list(title, things, draw) {
    if (things.length === 0) return;
    const items = document.createElement('ul');
    for (const thing of things) {
      const item = document.createElement('li');
      item.append(...draw(thing));
      items.append(item);
    }
    main.append(element('h2', title), items);
  }

  function part(title) {
    const section = document.createElement('section');
    section.append(element('h2', title));
    main.append(section);
    return section;
  }

  /** A QR code, dark on white in both schemes: scanners need it. */
  function picture({ side, path }, label) {
    const space = 'http://www.w3.org/2000/svg';
    const svg = document.createElementNS(space, 'svg');
    svg.setAttribute('viewBox', `0 0 ${side} ${side}`);
    svg.setAttribute('role', 'img');
    svg.setAttribute('aria-label', label);
    svg.setAttribute('shape-rendering', 'crispEdges');
    const paper = document.createElementNS(space, 'rect');
    paper.setAttribute('width', side);
    paper.setAttribute('height', side);
    paper.setAttribute('fill', '#fff');
    const dots = document.createElementNS(space, 'path');
    dots.setAttribute('d', path);
    svg.append(paper, dots);
    return svg;
  }

  function moment(written, timeZone) {
    const time = document.createElement('time');
    time.dateTime = written;
    time.textContent = new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone,
    }).format(new Date(written));
    return time;
  }

  function element(name, text) {
    const made = document.createElement(name);
    made.textContent = text;
    return made;
  }

  /** Only of whoever is signed in here now: their session's cookie runs out with it. */
  function readKept() {
    try {
      const session = JSON.parse(cookie('state'));
      return JSON.parse(localStorage.getItem(`own:${session.user.id}:offline`));
    } catch {
      return null;
    }
  }

  function languageOf() {
    const wanted = [cookie('locale'), ...navigator.languages].map((one) => one?.slice(0, 2));
    return wanted.find((one) => one in TEXTS) ?? 'ru';
  }

  function cookie(name) {
    const found = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
    return found && decodeURIComponent(found.slice(name.length + 1));
  }
})();
