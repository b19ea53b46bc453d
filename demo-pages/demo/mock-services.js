/*
 * Mocks of the services that the reservation and follow button blocks use, so that the demo needs no network and no
 * account. A service without an answer fails to load, as with a content blocker.
 */
(() => {
  const SERVICES = [
    { address: 'https://platform.twitter.com/widgets.js', answer: answerTwitter },
    { address: 'https://assets.pinterest.com/js/pinit.js' },
    { address: 'https://www.exploretock.com/tock.js', answer: answerTock },
    { address: 'https://www.opentable.com/widget/reservation/loader?rid=404' },
    { address: 'https://www.opentable.com/widget/reservation/loader?', answer: answerOpenTable },
  ];

  const source = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src');

  Object.defineProperty(HTMLScriptElement.prototype, 'src', {
    ...source,
    set(address) {
      const service = SERVICES.find((known) => `${address}`.startsWith(known.address));
      if (!service) return source.set.call(this, address);
      setTimeout(() => answer(this, service, `${address}`), 400);
    },
  });

  /** A script that was given up meanwhile is no longer on the page. */
  function answer(script, service, address) {
    if (!script.isConnected) return;
    service.answer?.(script, address);
    script.dispatchEvent(new Event(service.answer ? 'load' : 'error'));
  }

  function answerTwitter() {
    window.twttr = {
      widgets: {
        createFollowButton: async (screenname, container) => {
          const link = Object.assign(document.createElement('a'), {
            className: 'mock-follow',
            href: `https://twitter.com/${screenname}`,
            textContent: `Follow @${screenname}`,
          });
          container.append(link);
          return link;
        },
      },
    };
  }

  function answerTock() {
    window.tock.callMethod = (call, business) => {
      const container = document.getElementById('Tock_widget_container');
      if (call === 'init' && container) container.replaceChildren(bookingForm(`Tock, ${business}`));
    };
    for (const call of window.tock.queue) window.tock.callMethod(...call);
  }

  /** The service draws a frame beside its script, in a size for each theme. */
  function answerOpenTable(script, address) {
    const { searchParams } = new URL(address);
    const isWide = searchParams.get('theme') === 'wide';
    const frame = document.createElement('iframe');
    [frame.width, frame.height] = isWide ? [840, 150] : [224, 301];
    frame.className = 'mock-frame';
    frame.addEventListener('load', () => fillFrame(frame, isWide, `OpenTable, ${searchParams.get('rid')}`));
    script.after(frame);
  }

  function fillFrame(frame, isWide, name) {
    const { contentDocument } = frame;
    const styles = [...document.querySelectorAll('link[rel="stylesheet"]')].map((sheet) => sheet.cloneNode());
    contentDocument.documentElement.lang = 'en';
    contentDocument.title = name;
    contentDocument.head.append(...styles);
    contentDocument.body.className = isWide ? 'mock-page wide' : 'mock-page';
    const guests = field(contentDocument, 'Guests', ['2 guests', '4 guests', '6 guests']);
    const time = field(contentDocument, 'Time', ['19:00', '19:30', '20:00']);
    contentDocument.body.append(bookingForm(name, contentDocument, [guests, time]));
  }

  function bookingForm(name, owner = document, fields = []) {
    const form = owner.createElement('form');
    form.className = 'mock-form';
    form.append(
      Object.assign(owner.createElement('p'), { className: 'mock-name', textContent: name }),
      ...fields,
      Object.assign(owner.createElement('button'), {
        type: 'button',
        className: 'button',
        textContent: 'Find a table',
      }),
    );
    return form;
  }

  function field(owner, name, options) {
    const label = owner.createElement('label');
    const select = owner.createElement('select');
    for (const text of options)
      select.append(Object.assign(owner.createElement('option'), { textContent: text }));
    label.append(name, select);
    return label;
  }
})();
