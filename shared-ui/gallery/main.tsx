import { createRoot } from 'react-dom/client';
import './gallery.css';
import { Gallery } from './gallery.tsx';

createRoot(document.querySelector('#gallery')!).render(<Gallery />);
