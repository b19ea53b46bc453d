import { useRef } from 'react';
import { loadScript } from '../../dom/vendors/load-script';
import { useAsyncEffect } from '../../runtime/block/use-async-effect';
import type { Runtime } from '../../runtime/types';
import type { Account, FollowService } from './services';

interface ServiceButtonProps {
  readonly runtime: Runtime;
  readonly service: FollowService;
  readonly account: Account;
  readonly isShown: boolean;
  onShown(): void;
  onFail(error: unknown): void;
}

/** Container of a service's own button; hidden until the button is rendered. */
export function ServiceButton({ runtime, service, account, isShown, onShown, onFail }: ServiceButtonProps) {
  const containerRef = useRef<HTMLSpanElement>(null);
  useAsyncEffect(async (signal) => {
    const container = containerRef.current as HTMLSpanElement;
    await loadScript(runtime, service.script, signal);
    await service.draw(account, container);
    if (container.childElementCount) onShown();
    return undefined;
  }, onFail);
  return <span data-mortar-drawn="" hidden={!isShown} ref={containerRef} />;
}
