/*
 * Stand-ins for the services of the reservation and follow button blocks, of the demo's own: their scripts are answered
 * here, so that the demo needs no network and no account. What is refused here does not load, as behind a blocker.
 */
(() => {
  const FAR_ENDS = [
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
      const farEnd = FAR_ENDS.find((known) => `${address}`.startsWith(known.address));
      if (!farEnd) return source.set.call(this, address);
      setTimeout(() => answer(this, farEnd, `${address}`), 400);
    },
  });

  /** A script that was given up meanwhile is no longer on the page. */
  function answer(script, farEnd, address) {
    if (!script.isConnected) return;
    farEnd.answer?.(script, address);
    script.dispatchEvent(new Event(farEnd.answer ? 'load' : 'error'));
  }

  function answerTwitter() {
    window.twttr = {
      widgets: {
        createFollowButton: async (screenname, container) => {
          const link = Object.assign(document.createElement('a'), {
            className: 'far-end-follow',
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
    frame.className = 'far-end-frame';
    frame.addEventListener('load', () => fillFrame(frame, isWide, `OpenTable, ${searchParams.get('rid')}`));
    script.after(frame);
  }

  function fillFrame(frame, isWide, name) {
    const { contentDocument } = frame;
    const styles = [...document.querySelectorAll('link[rel="stylesheet"]')].map((sheet) => sheet.cloneNode());
    contentDocument.documentElement.lang = 'en';
    contentDocument.title = name;
    contentDocument.head.append(...styles);
    contentDocument.body.className = isWide ? 'far-end-page wide' : 'far-end-page';
    const guests = field(contentDocument, 'Guests', ['2 guests', '4 guests', '6 guests']);
    const time = field(contentDocument, 'Time', ['19:00', '19:30', '20:00']);
    contentDocument.body.append(bookingForm(name, contentDocument, [guests, time]));
  }

  function bookingForm(name, owner = document, fields = []) {
    const form = owner.createElement('form');
    form.className = 'far-end-form';
    form.append(
      Object.assign(owner.createElement('p'), { className: 'far-end-name', textContent: name }),
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
