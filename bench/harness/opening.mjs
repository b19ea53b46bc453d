const hover = 300; // ms that a pointer rests on a picture before its visitor clicks
const watched = 1500; // ms after the click

/**
 * Clicks the fifth small picture with the mouse and watches the large one, frame by frame.
 * `visible`: ms from the pointer's release to the first frame with a picture; `full`: to the frame from which on the
 * full picture is there and no longer moves or fades.
 */
export async function measureOpening({ page }, picture) {
  const place = await page.evaluate(watchPicture, picture);
  await page.mouse.move(place.x, place.y);
  await page.waitForTimeout(hover);
  await page.mouse.click(place.x, place.y);
  await page.waitForTimeout(watched);
  return timesIn(await page.evaluate(() => window.pictureWatch));
}

function timesIn({ releasedAt, frames }) {
  const last = frames.at(-1);
  if (!last?.isFull) throw new Error('the full picture never came');
  const isLast = ({ look }) => look === last.look;
  const lastOther = frames.findLastIndex((frame) => !isLast(frame));
  return { visible: frames[0].time - releasedAt, full: frames[lastOther + 1].time - releasedAt };
}

/** Runs in the page: keeps the look of the large picture in each frame, and gives the centre of the fifth small one. */
function watchPicture(selector) {
  const watch = { frames: [] };
  window.pictureWatch = watch;
  addEventListener('pointerup', keepTime, { capture: true, once: true });
  requestAnimationFrame(look);
  const { left, top, width, height } = document.querySelectorAll('.thumbs img')[4].getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };

  function keepTime(event) {
    watch.releasedAt = event.timeStamp;
  }
  function look() {
    const seen = [...document.querySelectorAll(selector)].filter(isSeen);
    if (seen.length) watch.frames.push(frameOf(seen));
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
  function frameOf(images) {
    const full = images.find(({ currentSrc, complete }) => complete && /full-4/.test(currentSrc));
    const { left, top, width } = (full ?? images[0]).getBoundingClientRect();
    const look = [left, top, width, opacityOf(full ?? images[0]) * 100].map(Math.round).join();
    return { time: performance.now(), isFull: Boolean(full), look: `${Boolean(full)} ${look}` };
  }
  function opacityOf(element) {
    let opacity = 1;
    for (let node = element; node; node = node.parentElement) opacity *= getComputedStyle(node).opacity;
    return opacity;
  }
}
