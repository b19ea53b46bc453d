import 'lazysizes';
