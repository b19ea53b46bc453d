import { createRoot } from 'react-dom/client';
import { SiteSettings } from './site-settings';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<SiteSettings />);
