/** The media query of a phone. Stylesheets repeat its width, because CSS has no constants in media queries. */
export const PHONE = '(max-width: 47.99em)';
