import { createRoot } from 'react-dom/client';
import { EventForm } from './event-form';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<EventForm />);
