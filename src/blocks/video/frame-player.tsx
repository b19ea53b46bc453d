import { useEffectEvent, useRef } from 'react';
import type { Dispose } from '../../data/dispose';
import { TrackingEventKind } from '../../data/enums/site';
import { type Embed, playingAtOnce } from '../../media/embed';
import { useSignalEffect } from '../../runtime/block/use-signal-effect';
import type { VideoBlockProps } from './settings';
import type { Turn } from './use-turn';

interface FramePlayerProps {
  readonly block: VideoBlockProps;
  readonly embed: Embed;
  readonly name: string;
  readonly turn: Turn;
  /** Ends a video started by the visitor when other media becomes audible; any other is only paused. */
  readonly onYield?: Dispose | undefined;
  onLoad(): void;
}

/** What a provider's player may do: play, but not navigate the page or ask it for anything. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

const PERMISSIONS = 'picture-in-picture; encrypted-media';

/** A provider's player. It may autoplay only if started by the visitor. */
export function FramePlayer({ block, embed, name, turn, onYield, onLoad }: FramePlayerProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const playsAtOnce = onYield !== undefined;

  const startAtOnce = useEffectEvent((frame: HTMLIFrameElement) => {
    if (!onYield) return;
    frame.focus();
    turn.take(onYield);
    countOnce(block);
  });
  const followState = useEffectEvent((isPlaying: boolean, pause: Dispose) => {
    if (isPlaying) countOnce(block);
    if (isPlaying) turn.take(onYield ?? pause);
    else turn.leave();
  });
  const { runtime } = block;
  useSignalEffect((signal) => {
    const frame = ref.current as HTMLIFrameElement;
    startAtOnce(frame);
    runtime.chunks
      .load('player-messages')
      .then(({ followPlayer }) => {
        if (signal.aborted) return;
        const pause = followPlayer(frame, (isPlaying) => followState(isPlaying, pause), signal);
      })
      .catch((error) => runtime.report(error, { kind: 'block', name: 'video' }));
  });

  return (
    <iframe
      ref={ref}
      className="mortar-video-player"
      title={name}
      allow={playsAtOnce ? `autoplay; ${PERMISSIONS}` : PERMISSIONS}
      allowFullScreen
      sandbox={SANDBOX}
      onLoad={onLoad}
      referrerPolicy="strict-origin-when-cross-origin" // providers refuse embeds without a referrer
      loading={playsAtOnce ? undefined : 'lazy'}
      src={playsAtOnce ? playingAtOnce(embed.address) : embed.address}
    />
  );
}

/** Each frame is counted once, however often it is played; native media is counted page-wide. */
const counted = new WeakSet<Element>();

function countOnce({ element, runtime }: VideoBlockProps): void {
  if (!counted.has(element)) void runtime.hits.record(TrackingEventKind.VIDEO);
  counted.add(element);
}
