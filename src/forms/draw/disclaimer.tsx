import { AsyncPart } from '../../runtime/block/async-part';
import { loadSanitizer } from '../../runtime/load-sanitizer';
import type { FormBlock } from '../form-block';

/** What visitors agree to by sending the form. */
export function Disclaimer({ block }: { readonly block: FormBlock }) {
  const { runtime, settings } = block;
  const html = settings.disclaimerMessage?.html;
  if (!html) return null;
  const load = async () => (await loadSanitizer(runtime)).sanitize(html, runtime);
  return (
    <AsyncPart block={block} load={load}>
      {(content) => <div className="form-disclaimer" ref={(container) => container?.append(content)} />}
    </AsyncPart>
  );
}
