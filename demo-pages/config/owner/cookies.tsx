import { createRoot } from 'react-dom/client';
import { BannerEditor } from './banner-editor';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<BannerEditor />);
