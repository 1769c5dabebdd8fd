import { setImmediate } from 'node:timers/promises';
import type { LanguageCode } from '@pinlife/contract/languages';
import { PROFILE_PATH, PUBLIC_COMMENTS_PAGE_SIZE } from '@pinlife/contract/share/limits';
import type { PublicNote } from '../../../views/public-note.ts';
import type { RewriteContent } from '../../note/content/rewrite.ts';
import { fillCounted, type PageTexts, pageTexts } from '../texts.ts';
import { createMomentFormat, formatDay, fullName, writeFace } from './author-markup.ts';
import { html, type Markup, trusted } from './html.ts';
import type { Frame } from './layout.ts';
import { type NumberedMedia, writeFile, writeImage, writePictures, writeSound } from './media-markup.ts';
import { paperOf } from './papers.ts';

type Options = {
  frame: Frame;
  rewriteContent: RewriteContent;
  language: LanguageCode;
  /** The path of the share, `/s/…`. */
  base: string;
  publicUrl: string;
  /** The page of comments, from 0. */
  commentPage?: number;
};

/** Renders a note for visitors. */
export const writeNotePage = async (
  note: PublicNote,
  { frame, rewriteContent, language, base, publicUrl, commentPage = 0 }: Options,
): Promise<string> => {
  const texts = pageTexts(language);
  const media = note.media.map((item, number) => ({ ...item, number }));
  const mediaById = new Map(media.map((item) => [item.id, item]));
  const pieces = rewriteContent(note.content, {
    image: (id, alt) => writeInline(base, mediaById.get(id), alt),
    task: (isDone) => writeTask(texts, isDone),
    headingsDown: 1,
  });
  let content = '';
  for (const piece of pieces) {
    content += piece;
    await setImmediate();
  }
  const hanging = media.filter(({ inline }) => !inline);
  const ofType = (type: NumberedMedia['type']) => hanging.filter((item) => item.type === type);
  const article = html`<article class="note ${paperOf(note.color)}"><header><h1 class="h2">${note.title}</h1></header><div class="body">${
    content !== '' && html`<div class="prose">${trusted(content)}</div>`
  }${writePictures(base, ofType('image'), texts)}${ofType('audio').map((item) => writeSound(base, item))}${ofType(
    'file',
  ).map((item) =>
    writeFile(base, item, texts),
  )}</div>${writeComments(note, { base, texts, page: commentPage })}</article>`;
  return frame.write({
    language,
    texts,
    title: note.title,
    description: {
      title: note.title,
      text: note.summary.replace(/\s+/g, ' ').trim(),
      url: `${publicUrl}${base}`,
      image: `${publicUrl}${base}/card`,
    },
    main: html`<div class="column">${writeBy(note, base, texts)}${article}</div>`,
  });
};

const writeBy = (note: PublicNote, base: string, texts: PageTexts): Markup => {
  const name = fullName(note);
  const author = note.is_public ? html`<a href="${PROFILE_PATH}/${note.username}">${name}</a>` : html`${name}`;
  const day = formatDay(note.created_at, texts.locale, note.timezone);
  return html`<div class="by">${writeFace(name, note.photo ? `${base}/photo` : null)}<div><b>${author}</b><span class="small">${texts.sharedWithYou}</span></div><span class="stamp"><span class="sr">${texts.pinnedOn} </span>${day}</span></div>`;
};

/** An image that is deleted is left out. */
const writeInline = (base: string, item: NumberedMedia | undefined, alt: string): string => {
  if (!item) return '';
  const image = writeImage(base, item, { alt: ALT, sizes: '(max-width: 744px) 100vw, 624px' });
  return image.markup.replace(ALT, () => alt);
};
/** Placeholder for text that is escaped already. */
const ALT = '\u0000';

export const writeTask = (texts: PageTexts, isDone: boolean): string =>
  html`<i class="tick${isDone && ' on'}"></i><span class="sr">${isDone ? texts.done : texts.notDone}</span>`.markup;

type CommentContext = { base: string; texts: PageTexts; page: number };

const writeComments = (note: PublicNote, { base, texts, page }: CommentContext): Markup | false => {
  const { comments, comment_count, timezone } = note;
  if (comments.length === 0) return false;
  const face = writeFace(fullName(note), note.photo ? `${base}/photo` : null);
  const moments = createMomentFormat(texts.locale, timezone);
  const addressOf = (other: number) => (other === 0 ? base : `${base}?comments=${other + 1}`);
  const older = page > 0 && html`<a rel="prev" href="${addressOf(page - 1)}">${texts.older}</a>`;
  const hasNewer = (page + 1) * PUBLIC_COMMENTS_PAGE_SIZE < comment_count;
  const newer = hasNewer && html`<a rel="next" href="${addressOf(page + 1)}">${texts.newer}</a>`;
  return html`<section class="comments"><h2>${fillCounted(texts, texts.commentsBy, comment_count, { name: note.first_name })}</h2>${comments.map(
    ({ content, created_at }) =>
      html`<div class="comment">${face}<p>${content}</p><time datetime="${created_at.toISOString()}">${moments.format(created_at)}</time></div>`,
  )}${(older || newer) && html`<nav class="turn" aria-label="${texts.pages}">${older || html`<span></span>`}${newer}</nav>`}</section>`;
};
