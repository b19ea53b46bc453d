import { useLayoutEffect, useRef, useState } from 'react';
import { copyOf } from './copy-of';
import { type DrawingProps, useMeasured, useMovement } from './drawing';
import { copiesFor, periodDuration, regionWidth } from './geometry/region';
import { moveTrack } from './move-track';

/** Along a straight line: one animation that the browser runs by itself. */
export function Line(props: DrawingProps) {
  const { settings, host, texts } = props;
  const track = useRef<HTMLDivElement>(null);
  const [items] = useState(() => texts.map(copyOf)); // it reads the text's style, which costs less in one go
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
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one copy is like another
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
