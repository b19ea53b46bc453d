/** React, its renderer and our roots: one chunk for everything that is drawn. */
export {
  Component,
  createContext,
  Fragment,
  memo,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
export { jsx, jsxs } from 'react/jsx-runtime';
export { createPortal, flushSync } from 'react-dom';
export { createRoot } from 'react-dom/client';
export * from '../runtime/block/boundary';
export * from '../runtime/block/root';
export * from './modal/buttons';
export * from './use-departure';
export * from './use-live-value';
