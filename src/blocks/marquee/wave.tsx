import { type CSSProperties, Fragment, useId, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { range } from '../../data/indexes';
import { type DrawingProps, useMeasured, useMovement } from './drawing';
import { copiesFor, periodDuration, regionWidth } from './geometry/region';
import { marqueeSegmentWidth } from './geometry/segment-width';
import { lengthOf, pathThrough, waveHeight, wavePoints } from './geometry/wave';
import { runFrames } from './run-frames';
import { useShell } from './use-shell';

/** As wide as its font is high; browsers don't collapse it. */
const EM_SPACE = '\u2003';

/** Px: the distance after each item, length and height of the text on one line, and width of the region. */
interface WaveSize {
  readonly gap: number;
  readonly period: number;
  readonly line: number;
  readonly width: number;
}

/** A wave: text on a path, moved in every frame. */
export function Wave(props: DrawingProps) {
  const { settings, host, texts } = props;
  const id = useId();
  const shell = useShell(texts);
  const text = useRef<SVGTextElement>(null);
  const onPath = useRef<SVGTextPathElement>(null);
  const items = texts.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
  const size = useMeasured(props, (): WaveSize | undefined => {
    const length = text.current?.getComputedTextLength();
    if (!text.current || !length) return undefined;
    const gap = gapAfter(shell.copy, text.current);
    const line = text.current.getBBox().height;
    return { gap, period: length + gap * items.length, line, width: regionWidth(host.clientWidth) };
  });
  const wave = useMemo(() => size && waveFor(size, settings), [size, settings]);
  useMovement(props, size, ({ period }, progress) => {
    const isToLeft = settings.animationDirection === 'left';
    return runFrames(periodDuration(period, settings.animationSpeed), progress, (now) =>
      onPath.current?.setAttribute('startOffset', String(-period * (isToLeft ? now : 1 - now))),
    );
  });
  return (
    <>
      <div ref={shell.ref} />
      {createPortal(
        <svg className="Marquee-svg" aria-hidden="true" viewBox={wave?.viewBox} style={wave?.size}>
          {wave && <Outline id={id} path={wave.outline} />}
          <text ref={text}>
            {wave ? (
              <textPath ref={onPath} href={`#${id}`}>
                {range(wave.copies * items.length).map((index) => (
                  <Fragment key={index}>
                    {items[index % items.length]}
                    <tspan style={{ fontSize: wave.gap }}>{EM_SPACE}</tspan>
                  </Fragment>
                ))}
              </textPath>
            ) : (
              items.join('')
            )}
          </text>
        </svg>,
        shell.inside,
      )}
    </>
  );
}

/** A page style that unsets all properties also disables the attribute. */
function Outline({ id, path }: { readonly id: string; readonly path: string }) {
  return <path id={id} fill="none" d={path} style={{ d: `path("${path}")` } as CSSProperties} />;
}

function waveFor({ gap, period, line, width }: WaveSize, settings: DrawingProps['settings']) {
  const segment = marqueeSegmentWidth(settings.waveFrequency);
  const rise = waveHeight(settings.waveIntensity);
  const points = wavePoints(width, segment, rise);
  const height = 2 * rise + 1.2 * line;
  return {
    gap,
    outline: pathThrough(points),
    copies: copiesFor(lengthOf(points), period),
    viewBox: `0 ${-rise - 0.95 * line} ${width} ${height}`,
    size: { width, height },
  };
}

/** Px after each item: an em, or what their owner has set for those of a published page. */
function gapAfter(copy: Element, text: Element): number {
  const published = copy.querySelector(':scope > .Marquee-item');
  if (!published) return Number.parseFloat(getComputedStyle(text).fontSize);
  const { marginLeft, marginRight } = getComputedStyle(published);
  return Number.parseFloat(marginLeft) + Number.parseFloat(marginRight);
}
