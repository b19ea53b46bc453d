import type { MountBlock } from '../../runtime/types';

/** Style sheets of product pages show a select by the text on its wrapper. */
export const mountSelectText: MountBlock = (wrapper, runtime) => {
  const select = wrapper.querySelector('select');
  if (!select) return () => {};
  const attributes = runtime.keepAttributes();
  const disposables = new AbortController();
  const write = () => attributes.set(wrapper, 'data-text', select.selectedOptions[0]?.text.trim() || ' ');
  write();
  select.addEventListener('change', write, { signal: disposables.signal });
  return () => {
    disposables.abort();
    attributes.restore();
  };
};
