import { useRef } from 'react';
import { useAsyncEffect } from '../../runtime/block/use-async-effect';
import type { Runtime } from '../../runtime/types';
import type { MapAccess } from './access';
import { drawMap } from './draw-map';
import { loadMaps } from './service';
import type { MapProps } from './settings';

interface MapCanvasProps {
  readonly runtime: Runtime;
  readonly access: MapAccess;
  readonly settings: MapProps['settings'];
  onShown(): void;
  onFail(error: unknown): void;
}

/** The element that the service renders into. */
export function MapCanvas({ runtime, access, settings, onShown, onFail }: MapCanvasProps) {
  const canvasRef = useRef<HTMLDivElement>(null);
  useAsyncEffect(async (signal) => {
    const canvas = canvasRef.current as HTMLDivElement;
    const service = await loadMaps(runtime, access, signal);
    const stop = drawMap(service, canvas, settings);
    onShown();
    return stop;
  }, onFail);
  return <div className="mortar-map-canvas" ref={canvasRef} />;
}
