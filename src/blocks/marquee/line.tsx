import { useLayoutEffect, useRef, useState } from 'react';
import { guarded } from '../../data/guarded';
import { range } from '../../data/indexes';
import { copyOf } from './copy-of';
import { type DrawingProps, type Movement, useMeasured, useMovement } from './drawing';
import { copiesFor, periodDuration, regionWidth } from './geometry/region';

interface TrackMovement {
  /** Px after which the track repeats. */
  readonly period: number;
  /** Milliseconds per period. */
  readonly duration: number;
  readonly direction: 'left' | 'right';
  readonly progress: number;
}

/** A straight line, moved by a single native animation. */
export function Line(props: DrawingProps) {
  const { settings, host, texts } = props;
  const track = useRef<HTMLDivElement>(null);
  const [items] = useState(() => texts.map(copyOf)); // reads computed styles, which is cheaper in one go
  const size = useMeasured(props, () => {
    const period = track.current?.firstElementChild?.getBoundingClientRect().width;
    return period ? { period, width: regionWidth(host.clientWidth) } : undefined;
  });
  const count = size ? copiesFor(size.width, size.period) : 1;
  useMovement(props, size, ({ period }, progress) => {
    const { animationDirection: direction, animationSpeed } = settings;
    return moveTrack(track.current, {
      period,
      duration: periodDuration(period, animationSpeed),
      direction,
      progress,
    });
  });
  return (
    <div className="mortar-marquee-track" ref={track}>
      {range(count).map((index) => (
        <Copy key={index} items={items} />
      ))}
    </div>
  );
}

/** All items in a row. */
function Copy({ items }: { readonly items: readonly Node[] }) {
  const copy = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => copy.current?.replaceChildren(...items.map((item) => item.cloneNode(true))), [items]);
  return <div className="mortar-marquee-copy" ref={copy} />;
}

/** Moves a track with a native animation. */
function moveTrack(track: Element | null, movement: TrackMovement): Movement {
  const { period, duration, direction, progress } = movement;
  const frames = { transform: ['none', `translateX(${-period}px)`] };
  const timing = {
    duration,
    iterations: Number.POSITIVE_INFINITY,
    direction: direction === 'left' ? 'normal' : 'reverse',
  } as const;
  const animation = Number.isFinite(duration) ? guarded(() => track?.animate(frames, timing)) : undefined;
  if (animation) animation.currentTime = progress * duration;
  return {
    get progress() {
      return animation ? (Number(animation.currentTime) / duration) % 1 : progress;
    },
    run: (isRunning) => (isRunning ? animation?.play() : animation?.pause()),
    stop: () => animation?.cancel(), // it would never end by itself
  };
}
