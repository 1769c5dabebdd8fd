/**
 * Makes the children of `element` equal to those of `next`, from which new nodes are taken. Nodes are updated in place,
 * so that focus, selection and presses survive.
 */
export const patchChildren = (element: Node, next: Node): void => {
  const wanted = [...next.childNodes];
  for (const [index, node] of wanted.entries()) patchAt(element, index, node);
  while (element.childNodes.length > wanted.length) element.lastChild?.remove();
};

const patchAt = (parent: Node, index: number, wanted: ChildNode): void => {
  const present = parent.childNodes[index];
  if (!present) parent.appendChild(wanted);
  else if (present instanceof Element && wanted instanceof Element && canBecome(present, wanted)) {
    patchAttributes(present, wanted);
    patchChildren(present, wanted);
  } else if (!present.isEqualNode(wanted)) present.replaceWith(wanted);
};

/** Images have listeners, and the CSP forbids `style` attributes. */
const canBecome = (element: Element, wanted: Element): boolean =>
  element.nodeName === wanted.nodeName &&
  element.nodeName !== 'IMG' &&
  element.getAttribute('style') === wanted.getAttribute('style');

const patchAttributes = (element: Element, wanted: Element): void => {
  for (const { name } of [...element.attributes]) if (!wanted.hasAttribute(name)) element.removeAttribute(name);
  for (const { name, value } of wanted.attributes) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  // After a click the `checked` attribute no longer has an effect.
  if (element instanceof HTMLInputElement && wanted instanceof HTMLInputElement) element.checked = wanted.checked;
};
