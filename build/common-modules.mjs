/**
 * What several chunks share, each a file of its own: our modules (paths in `src/`, without extension) with all their
 * exports, and packages with the exports that we use. A later one may stand on an earlier one.
 */
export const SHARED = {
  base: {
    modules: [
      'components/mount-point',
      'components/reset',
      'data/disposables',
      'data/errors',
      'data/guarded',
      'data/json',
      'data/links/navigable',
      'data/live-value',
      'data/records',
      'dom/clock',
      'dom/observers',
      'dom/page',
      'dom/styles',
      'i18n/format-message',
      'i18n/t',
      'runtime/block/plain-block',
      'runtime/block/settings',
      'runtime/site-details',
    ],
  },
  react: {
    modules: [
      'components/modal/buttons',
      'components/use-departure',
      'components/use-live-value',
      'runtime/block/boundary',
      'runtime/block/root',
    ],
    packages: {
      react: [
        'Component',
        'createContext',
        'Fragment',
        'memo',
        'useCallback',
        'useContext',
        'useDeferredValue',
        'useEffect',
        'useId',
        'useLayoutEffect',
        'useMemo',
        'useReducer',
        'useRef',
        'useState',
        'useSyncExternalStore',
      ],
      'react/jsx-runtime': ['jsx', 'jsxs'],
      'react-dom': ['createPortal', 'flushSync'],
      'react-dom/client': ['createRoot'],
    },
  },
  modal: { modules: ['components/modal/button-styles', 'components/modal/layers', 'components/modal/modal'] },
  forms: {
    modules: [
      'forms/description',
      'forms/engine',
      'forms/field',
      'forms/max-length',
      'forms/missing',
      'forms/parts',
      'forms/published',
      'forms/settings',
      'forms/submit-button',
      'forms/texts',
    ],
  },
  cart: {
    modules: [
      'commerce/cart/cart-calls',
      'commerce/cart/cart-summary',
      'commerce/cart/changes',
      'commerce/cart/feed',
      'commerce/currencies',
      'commerce/money',
    ],
  },
};
