const third = 2;
const patience = 3000; // ms until a panel that does not open counts as closed
const pauseAfterOpening = 700; // ms in which a panel that was opened twice would show it

/**
 * Clicks the third control of the page with the mouse and watches the third panel.
 * `visible` is in ms from the pointer's release to the frame with the panel; `opened` counts how often it appeared.
 */
export async function measureFirstClick({ page }, { control, panel }) {
  const place = await page.evaluate(watchPanel, [control, panel, third, patience]);
  const shown = page.evaluate(() => window.panelWatch.shown); // requested before the click, so that this doesn't delay it
  await page.mouse.click(place.x, place.y);
  await shown;
  await page.waitForTimeout(pauseAfterOpening);
  const { opened, releasedAt, visibleAt } = await page.evaluate(() => window.panelWatch);
  return { opened, visible: visibleAt - releasedAt };
}

/** Runs in the page: scrolls to the control, returns its centre and watches the panel. */
function watchPanel([controlSelector, panelSelector, index, patience]) {
  const panel = document.querySelectorAll(panelSelector)[index];
  const watch = { opened: 0, wasVisible: isVisible() };
  watch.shown = new Promise((resolve) => {
    watch.end = resolve;
    setTimeout(resolve, patience);
  });
  window.panelWatch = watch;
  addEventListener('pointerup', keepTime, { capture: true, once: true });
  requestAnimationFrame(look);
  return centreOf(document.querySelectorAll(controlSelector)[index]);

  function isVisible() {
    return panel.offsetHeight > 0 && panel.checkVisibility({ visibilityProperty: true });
  }
  function keepTime(event) {
    watch.releasedAt = event.timeStamp;
  }
  function look() {
    const isNowVisible = isVisible();
    if (isNowVisible && !watch.wasVisible) noteOpening();
    watch.wasVisible = isNowVisible;
    requestAnimationFrame(look);
  }
  function noteOpening() {
    watch.opened += 1;
    watch.visibleAt ??= performance.now();
    watch.end();
  }
  function centreOf(control) {
    control.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = control.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }
}
