import { copyOf, type Draw, insertRegion } from './drawing';
import { copiesFor, periodDuration, regionWidth } from './geometry/region';
import { marqueeSegmentWidth } from './geometry/segment-width';
import { lengthOf, pathThrough, waveHeight, wavePoints } from './geometry/wave';
import type { Elements } from './parts';
import { runFrames } from './run-frames';

/** What parts the items, and the text from its next copy; browsers don't fold this space. */
const GAP = '\u2003';

let paths = 0;

/** Along a wave: the words on a path, moved once in each frame. */
export const drawWave: Draw = ({ settings }, elements, progress) => {
  const region = insertRegion(elements);
  const { svg, path, words: message, onPath } = insertWave(region, elements);
  const width = regionWidth(elements.host.clientWidth);
  const segment = marqueeSegmentWidth(settings.waveFrequency);
  const height = waveHeight(settings.waveIntensity, segment);
  const points = wavePoints(width, segment, height);
  const text = elements.texts
    .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim() + GAP)
    .join('');

  message.textContent = text;
  const period = message.getComputedTextLength();
  const { height: line } = message.getBBox();
  if (!period) {
    region.remove();
    return undefined;
  }
  const outline = pathThrough(points);
  path.setAttribute('d', outline);
  path.style.setProperty('d', `path("${outline}")`); // a page that unsets everything unsets the attribute too
  svg.setAttribute('viewBox', `0 ${-height - line} ${width} ${2 * height + 1.4 * line}`);
  svg.style.height = `${2 * height + 1.4 * line}px`;
  svg.style.width = `${width}px`;
  onPath.textContent = text.repeat(copiesFor(lengthOf(points), period));
  message.replaceChildren(onPath);

  const isToLeft = settings.animationDirection === 'left';
  const frames = runFrames(periodDuration(period, settings.animationSpeed), progress, (now) =>
    onPath.setAttribute('startOffset', String(-period * (isToLeft ? now : 1 - now))),
  );
  return {
    get progress() {
      return frames.progress;
    },
    run: frames.run,
    remove() {
      frames.run(false);
      region.remove();
    },
  };
};

/** The drawing stands in a copy of the first text, and so has its typeface and colour. */
function insertWave(region: Element, { texts }: Elements) {
  const [svg, path, message, onPath] = [create('svg'), create('path'), create('text'), create('textPath')];
  const shell = copyOf(texts[0] as HTMLElement);
  path.id = `mortar-marquee-path-${++paths}`;
  path.setAttribute('fill', 'none');
  onPath.setAttribute('href', `#${path.id}`);
  svg.classList.add('Marquee-svg');
  svg.append(path, message);
  innermost(shell).replaceChildren(svg);
  region.append(shell);
  return { svg, path, words: message, onPath };
}

function innermost(element: Element): Element {
  const [child] = element.children;
  return child?.textContent.trim() === element.textContent?.trim() && child ? innermost(child) : element;
}

function create<Tag extends keyof SVGElementTagNameMap>(tag: Tag): SVGElementTagNameMap[Tag] {
  return document.createElementNS('http://www.w3.org/2000/svg', tag);
}
