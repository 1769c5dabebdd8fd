/**
 * Makes the children of an element equal to those of another one, which lends what is new. Every node that can stay
 * stays: what is being pressed, has the focus or is selected is not replaced by its like.
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

/** Pictures have listeners of their own, and the content security policy lets nobody set the attribute of a style. */
const canBecome = (element: Element, wanted: Element): boolean =>
  element.nodeName === wanted.nodeName &&
  element.nodeName !== 'IMG' &&
  element.getAttribute('style') === wanted.getAttribute('style');

const patchAttributes = (element: Element, wanted: Element): void => {
  for (const { name } of [...element.attributes]) if (!wanted.hasAttribute(name)) element.removeAttribute(name);
  for (const { name, value } of wanted.attributes) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  // Once a person has ticked a box, its attribute says nothing about it.
  if (element instanceof HTMLInputElement && wanted instanceof HTMLInputElement) element.checked = wanted.checked;
};
