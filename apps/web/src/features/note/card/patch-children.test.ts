// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { patchChildren } from './patch-children.ts';

const elementOf = (html: string): HTMLElement => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
};

const patch = (before: string, after: string): HTMLElement => {
  const element = elementOf(before);
  patchChildren(element, elementOf(after));
  return element;
};

const task = (text: string, isChecked: boolean) =>
  `<li data-type="taskItem" data-checked="${isChecked}"><label><input type="checkbox"${isChecked ? ' checked=""' : ''}></label><p>${text}</p></li>`;

it('keeps the box of a task whose neighbour was ticked', () => {
  const element = elementOf(`<ul>${task('Rice', false)}${task('Dal', false)}</ul>`);
  const boxes = [...element.querySelectorAll('input')];
  patchChildren(element, elementOf(`<ul>${task('Rice', true)}${task('Dal', false)}</ul>`));
  expect([...element.querySelectorAll('input')]).toEqual(boxes);
  expect(boxes.map(({ checked }) => checked)).toEqual([true, false]);
});

it('reverts a person’s tick that was not saved', () => {
  const html = `<ul>${task('Rice', false)}</ul>`;
  const element = elementOf(html);
  const [box] = element.querySelectorAll('input');
  box?.click();
  expect(box?.checked).toBe(true);
  patchChildren(element, elementOf(html));
  expect(box?.checked).toBe(false);
});

it('inserts a new picture as it is, with its listeners, and leaves an equal one', () => {
  const element = elementOf('<p><img src="/one.png"></p>');
  const old = element.querySelector('img');
  patchChildren(element, elementOf('<p><img src="/one.png"></p>'));
  expect(element.querySelector('img')).toBe(old);
  const next = elementOf('<p><img src="/two.png"></p>');
  const picture = next.querySelector('img');
  patchChildren(element, next);
  expect(element.querySelector('img')).toBe(picture);
});

it('arrives at any other text', () => {
  const leaf = fc.constantFrom('rain', '<b>violin</b>', '<img src="/a.png">', task('Rice', true), '<br>', '<!--x-->');
  const html = fc.letrec<{ text: string }>((tie) => ({
    text: fc.oneof(
      leaf,
      fc
        .tuple(fc.constantFrom('p', 'ul', 'blockquote style="color: red"', 'ul class="x"'), fc.array(tie('text')))
        .map(([tag, parts]) => `<${tag}>${parts.join('')}</${tag.split(' ')[0]}>`),
    ),
  })).text;
  const texts = fc.array(html, { maxLength: 5 }).map((parts) => elementOf(parts.join('')).innerHTML);
  fc.assert(fc.property(texts, texts, (before, after) => patch(before, after).isEqualNode(elementOf(after))));
});
