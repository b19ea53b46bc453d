import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { UNKNOWN } from '../../api/form';
import { OptionalPart } from '../../runtime/block/async-part';
import type { ChunkModules } from '../../runtime/chunks';
import type { FormPartProps } from '../form-block';
import { UnsentError } from '../sending/failure';
import type { CaptchaHandle } from './captcha-host';

/** A captcha's answer for a form. */
export interface CaptchaOfForm {
  /** The fields to submit. @throws UnsentError until solved. */
  answer(): Promise<object>;
}

const INCOMPLETE = 'Complete CAPTCHA before submitting.';

interface LazyCaptchaProps extends FormPartProps {
  readonly ref: RefObject<CaptchaOfForm | null>;
  readonly failures: number;
}

/** Rendered if the author enabled it. If its chunk failed to load, submitting loads it again. */
export function LazyCaptcha({ ref, failures, ...props }: LazyCaptchaProps) {
  const { runtime, signal } = props;
  const [chunk, setChunk] = useState<ChunkModules['form-captcha']>();
  const host = useRef<CaptchaHandle>(null);
  const loading = useRef<Promise<void>>(null);

  async function load(): Promise<void> {
    try {
      const loaded = await runtime.chunks.load('form-captcha');
      if (!signal.aborted) flushSync(() => setChunk(loaded)); // synchronously: callers waiting for the chunk use it next
    } catch (error) {
      runtime.report(error, { kind: 'block', name: 'form' });
      loading.current = null;
    }
  }
  function loadOnce(): Promise<void> {
    loading.current ??= load();
    return loading.current;
  }
  const loadAtStart = useEffectEvent(() => void loadOnce());
  useEffect(() => loadAtStart(), []);
  useImperativeHandle(ref, () => ({
    async answer() {
      await loadOnce();
      if (!host.current) throw new UnsentError(UNKNOWN);
      const answer = host.current.answer();
      if (!answer) throw new UnsentError(INCOMPLETE);
      return answer;
    },
  }));
  return (
    chunk && (
      <OptionalPart block={props}>
        <chunk.CaptchaHost {...props} ref={host} failures={failures} />
      </OptionalPart>
    )
  );
}
