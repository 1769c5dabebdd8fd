import type { Media } from '@pinlife/contract/media/schema';
import { rewriteHtmlTags } from '@pinlife/contract/tag/html-tags';
import { parseInert } from '../../../lib/screen/trusted-types.ts';
import { showMediaIn } from '../../media/show/show-media.ts';
import { copySafely } from './safe-html.ts';

const TASK = 'li[data-type="taskItem"]';
const TASK_NAME_LENGTH = 120;

/** The path of tag links, and the tags that the list is filtered by. */
type TagLinks = { path: string; active: readonly string[] };

type RenderOptions = { canTick?: boolean; media?: readonly Media[]; tagLinks?: TagLinks | undefined };

/** The elements of a note's text, ready to be shown: links open beside the page, tasks can be ticked. */
export const renderNoteHtml = (
  html: string,
  { canTick = true, media = [], tagLinks }: RenderOptions = {},
): DocumentFragment => {
  const fragment = copySafely(tagLinks ? markTags(html) : html);
  for (const link of fragment.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer nofollow';
  }
  for (const input of fragment.querySelectorAll('input')) if (!input.closest(TASK)) input.remove();
  for (const task of fragment.querySelectorAll<HTMLElement>(TASK)) renderTask(task, canTick);
  if (tagLinks) for (const tag of fragment.querySelectorAll<HTMLElement>('[data-tag]')) linkTag(tag, tagLinks);
  showMediaIn(fragment, media);
  return fragment;
};

/** No tag has a character that HTML escapes. */
const markTags = (html: string): string =>
  rewriteHtmlTags(html, ({ key }, text) => `<span data-tag="${key}">${text}</span>`);

const linkTag = (mark: HTMLElement, { path, active }: TagLinks): void => {
  const tag = mark.dataset.tag ?? '';
  const link = document.createElement('a');
  link.dataset.tag = tag;
  link.href = `${path}?${new URLSearchParams({ tag })}`;
  if (active.includes(tag)) link.setAttribute('aria-current', 'true');
  link.append(...mark.childNodes);
  mark.replaceWith(link);
};

const renderTask = (task: HTMLElement, canTick: boolean): void => {
  const box = task.querySelector<HTMLInputElement>('input') ?? prependBox(task);
  box.type = 'checkbox';
  box.disabled = !canTick;
  box.defaultChecked = task.dataset.checked === 'true';
  box.setAttribute('aria-label', nameOf(task));
};

const prependBox = (task: HTMLElement): HTMLInputElement => {
  const label = document.createElement('label');
  const box = label.appendChild(document.createElement('input'));
  task.prepend(label);
  return box;
};

/** A task's own words, without those of the tasks below it. */
const nameOf = (task: HTMLElement): string => {
  const words = task.cloneNode(true) as HTMLElement;
  for (const list of words.querySelectorAll('ul, ol')) list.remove();
  return (words.textContent ?? '').trim().slice(0, TASK_NAME_LENGTH);
};

/** The index of a checkbox's task in the whole text. */
export const taskIndexOf = (box: Element, text: Element): number => {
  const task = box.closest(TASK);
  return task ? [...text.querySelectorAll(TASK)].indexOf(task) : -1;
};

/** The text with one task ticked or not. */
export const setTaskChecked = (html: string, index: number, isChecked: boolean): string => {
  const { body } = parseInert(html);
  const task = body.querySelectorAll<HTMLElement>(TASK)[index];
  if (!task) return html;
  task.dataset.checked = String(isChecked);
  task.querySelector('input')?.toggleAttribute('checked', isChecked);
  return body.innerHTML;
};

/** The beginning of a text, at most so many characters, without a tag that the cut would break. The caller closes its elements. */
export const cutHtml = (html: string, length: number): string => {
  if (html.length <= length) return html;
  const cut = html.slice(0, length);
  const tag = cut.lastIndexOf('<');
  return cut.lastIndexOf('>') < tag ? cut.slice(0, tag) : cut;
};

/** Whether there is anything to show: an editor leaves an empty paragraph behind. */
export const hasText = (html: string): boolean =>
  /<(img|hr|input)\b/.test(html) || /[^\s]/.test(html.replace(/<[^<>]*>|&nbsp;/g, ''));
