import GLightbox from 'glightbox';

GLightbox({ selector: '.thumbs a' });
