import { useRef } from 'react';
import { useAsyncEffect } from '../../runtime/block/use-async-effect';
import type { Runtime } from '../../runtime/types';
import type { MapAccess } from './access';
import { drawMap, type MapContents } from './draw-map';
import { loadMaps } from './service';

interface MapCanvasProps extends MapContents {
  readonly runtime: Runtime;
  readonly access: MapAccess;
  onShown(): void;
  onFail(error: unknown): void;
}

/** The element that the service renders into. */
export function MapCanvas({ runtime, access, onShown, onFail, ...contents }: MapCanvasProps) {
  const canvasRef = useRef<HTMLDivElement>(null);
  useAsyncEffect(async (signal) => {
    const canvas = canvasRef.current as HTMLDivElement;
    const service = await loadMaps(runtime, access, signal);
    const stop = drawMap(service, canvas, contents);
    onShown();
    return stop;
  }, onFail);
  return <div className="mortar-map-canvas" ref={canvasRef} />;
}
