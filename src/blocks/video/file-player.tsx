import { useEffect, useRef } from 'react';
import type { Dispose } from '../../data/dispose';
import { playInSight, playOrMute } from './play';
import type { Turn } from './use-turn';
import type { VideoFile } from './video-file';

interface FilePlayerProps {
  readonly file: VideoFile;
  readonly turn: Turn;
  /** Ends a video started by the visitor when other media becomes audible; any other is only paused. */
  readonly onYield?: Dispose | undefined;
  /** Whether it autoplays while visible. */
  readonly playsInSight?: boolean;
}

/** The native player. A muted video doesn't pause others unless the visitor started it. */
export function FilePlayer({ file, turn, onYield, playsInSight = false }: FilePlayerProps) {
  const ref = useRef<HTMLVideoElement>(null);
  const playsAtOnce = onYield !== undefined;
  useEffect(() => {
    const video = ref.current as HTMLVideoElement;
    if (playsAtOnce) {
      video.focus();
      void playOrMute(video);
    }
    return () => stopLoading(video);
  }, [playsAtOnce]);
  useEffect(() => (playsInSight ? playInSight(ref.current as HTMLVideoElement) : undefined), [playsInSight]);

  return (
    <video
      ref={ref}
      className="mortar-video-player"
      playsInline
      preload="metadata"
      controls={file.hasControls}
      muted={file.muted}
      loop={file.loop}
      crossOrigin={file.isShared ? 'anonymous' : undefined}
      poster={file.poster}
      onPlay={({ currentTarget: video }) => {
        if (!video.muted || onYield) turn.take(onYield ?? (() => video.pause()));
      }}
      onPause={() => turn.leave()}
    >
      {file.sources.map((src) => (
        <source key={src} type={typeOf(src)} src={src} />
      ))}
      {file.tracks.map((track) => (
        <track key={track.src} {...track} />
      ))}
    </video>
  );
}

function typeOf(address: string): string | undefined {
  return /\.m3u8$/.test(address) ? 'application/vnd.apple.mpegurl' : undefined;
}

/** A video removed while loading would continue to load. */
function stopLoading(video: HTMLVideoElement): void {
  video.replaceChildren();
  video.load();
}
