import { createRoot } from 'react-dom/client';
import { PaletteStudio } from './palette-studio';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<PaletteStudio />);
