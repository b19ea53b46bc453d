import { rememberFocus } from '../../components/modal/restore-focus';
import { modalParent } from '../../components/mount-point';
import { createDisposables, type Disposables } from '../../data/dispose';
import * as page from '../../dom/page';
import { openRoot } from '../../runtime/block/root';
import type { ErrorPlace } from '../../runtime/events';
import { Panel } from './panel';
import styles from './panel.css';
import type { PanelSource } from './source';

/** The open panel; another call or `close()` closes it. */
export interface OpenPanel {
  close(): void;
}

const WHERE: ErrorPlace = { kind: 'ui', name: 'panel' };

let opened: OpenPanel | undefined;

/** Opens the panel, replacing an open one. Rejects if it can't be rendered. */
export async function openPanel(source: PanelSource): Promise<OpenPanel> {
  opened?.close();
  const { runtime } = source;
  const disposables = createDisposables();
  const close = disposables.dispose;
  opened = { close };
  const mountPoint = insertMountPoint(disposables);
  try {
    const drawn = <Panel source={source} onClose={close} />;
    disposables.add(await openRoot(mountPoint, drawn, { runtime, where: WHERE, onFail: close }));
  } catch (error) {
    close();
    throw error;
  }
  return { close };
}

/**
 * A shadow root isolates the page's style sheets and ours from each other. In it, an important rule for the host
 * overrides all rules of the page.
 */
function insertMountPoint(disposables: Disposables): HTMLElement {
  const host = page.create('div');
  const mountPoint = page.create('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet(); // constructed by script, which all security policies allow
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  shadow.append(mountPoint);
  disposables.add(rememberFocus(host));
  modalParent().append(host);
  disposables.add(() => host.remove());
  return mountPoint;
}
