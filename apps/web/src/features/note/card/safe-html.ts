import { parseInert } from '../../../lib/screen/trusted-types.ts';

/**
 * Sanitizes the server's HTML again. The string is parsed into a document in which nothing runs or loads; allowed
 * elements are then created one by one. Nothing is serialised again, so mutation XSS is impossible.
 */

const allowedTags = new Set(
  'p br hr h1 h2 h3 h4 h5 h6 blockquote pre code strong em u s a ul ol li img label input span div'.split(' '),
);
/** Their text is code or a fallback, not content. */
const droppedTags = new Set(
  'script style title iframe noembed noframes noscript template svg math select textarea xmp'.split(' '),
);
const allowedAttributes = ['data-tag', 'data-type', 'data-checked', 'data-media', 'alt', 'start', 'type', 'checked'];
const linkProtocols = ['http:', 'https:', 'mailto:', 'tel:'];

export const copySafely = (html: string): DocumentFragment => {
  const fragment = document.createDocumentFragment();
  const { body } = parse(html);
  copyChildren(document.createTreeWalker(body), fragment);
  return fragment;
};

type BrowserSanitizer = { parseHTML?: (html: string, options: { sanitizer: object }) => Document };

/** If the browser has a sanitizer, it removes scripts before these rules run. */
const parse = (html: string): Document => {
  const { parseHTML } = Document as BrowserSanitizer;
  return parseHTML?.call(Document, html, { sanitizer: {} }) ?? parseInert(html);
};

/** Uses a TreeWalker, because form fields can shadow properties such as `children` (DOM clobbering). */
const copyChildren = (walker: TreeWalker, to: Node): void => {
  const parent = walker.currentNode;
  for (let child = walker.firstChild(); child; child = walker.nextSibling()) {
    if (child instanceof Text) to.appendChild(document.createTextNode(child.data));
    else if (child instanceof HTMLFormElement) copyChildren(walker, to);
    else if (child instanceof Element && !droppedTags.has(child.localName))
      copyChildren(walker, copyElement(child, to));
  }
  walker.currentNode = parent;
};

/** Appends the element's like, or nothing: then its children become those of its parent. */
const copyElement = (element: Element, parent: Node): Node => {
  if (!allowedTags.has(element.localName)) return parent;
  const copy = document.createElement(element.localName);
  for (const name of allowedAttributes) {
    const value = element.getAttribute(name);
    if (value !== null) copy.setAttribute(name, value);
  }
  const href = element.getAttribute('href');
  if (copy instanceof HTMLAnchorElement && href && linkProtocols.includes(URL.parse(href)?.protocol ?? '')) {
    copy.href = href;
  }
  return parent.appendChild(copy);
};
