const watched = 2000; // ms after the click

/**
 * Clicks the fifth small picture with the mouse, after it has rested there for so many ms, and watches the large one,
 * frame by frame.
 * `visible`: ms from the pointer's release to the first frame with a picture; `full`: to the frame from which on the
 * complete large picture, decoded, is on top and wholly in view.
 */
export async function measureOpening({ page }, picture, rest) {
  await page.waitForFunction(areThumbsShown);
  await page.evaluate(watchPicture, picture);
  await page.locator('.thumbs a').nth(4).hover(); // waits until it no longer moves
  await page.waitForTimeout(rest);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(watched);
  return timesIn(await page.evaluate(() => window.pictureWatch));
}

function timesIn({ releasedAt, frames }) {
  if (!frames.at(-1)?.isFull) throw new Error('the full picture never came');
  const lastOther = frames.findLastIndex(({ isFull }) => !isFull);
  return { visible: frames[0].time - releasedAt, full: frames[lastOther + 1].time - releasedAt };
}

/** Waits for the pictures: nobody clicks a missing one, and the page shifts until all are there. */
function areThumbsShown() {
  return [...document.querySelectorAll('.thumbs img')].every((image) => image.naturalWidth > 0);
}

/** Runs in the page: records what each frame shows of the large picture. */
function watchPicture(selector) {
  const watch = { frames: [] };
  const decodings = new WeakMap();
  window.pictureWatch = watch;
  addEventListener('pointerup', keepTime, { capture: true, once: true });
  requestAnimationFrame(look);

  function keepTime(event) {
    watch.releasedAt = event.timeStamp;
  }
  function look() {
    const seen = [...document.querySelectorAll(selector)].filter(isSeen);
    if (seen.length) watch.frames.push({ time: performance.now(), isFull: isFull(seen.at(-1)) });
    requestAnimationFrame(look);
  }
  function isSeen(image) {
    const { left, right } = image.getBoundingClientRect();
    return (
      right > 0 &&
      left < innerWidth &&
      opacityOf(image) > 0 &&
      image.checkVisibility({ visibilityProperty: true })
    );
  }
  function isFull(image) {
    if (!image.complete || !/full-4/.test(image.currentSrc)) return false;
    if (!decodings.has(image)) image.decode().then(() => decodings.set(image, 'done'));
    decodings.set(image, decodings.get(image) ?? 'begun');
    const { left, right, top, bottom } = image.getBoundingClientRect();
    const isInside = left > -1 && right < innerWidth + 1 && top > -1 && bottom < innerHeight + 1;
    return decodings.get(image) === 'done' && isInside && opacityOf(image) > 0.99;
  }
  function opacityOf(element) {
    let opacity = 1;
    for (let node = element; node; node = node.parentElement) opacity *= getComputedStyle(node).opacity;
    return opacity;
  }
}
