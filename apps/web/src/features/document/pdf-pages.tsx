import { type RefObject, type UIEvent, useEffect, useRef, useState } from 'react';
import { drawPage, loadPages, type PdfPage, sizeOf } from './pdf.ts';
import classes from './pdf-pages.module.css';

/** The visible page and the number of pages. */
export type PagePosition = { page: number; count: number };

type PdfPagesProps = {
  url: string;
  label: string;
  zoom: number;
  onMove: (position: PagePosition) => void;
  onFail: () => void;
};

const WIDEST = 720;

/** A PDF as sheets below each other. */
export const PdfPages = ({ url, label, zoom, onMove, onFail }: PdfPagesProps) => {
  const pages = usePages(url, onMove, onFail);
  const sheets = useRef<HTMLDivElement>(null);
  const width = useWidth(sheets);
  const follow = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const middle = currentTarget.scrollTop + currentTarget.clientHeight / 2;
    const shown = [...currentTarget.querySelectorAll<HTMLElement>('[data-page]')];
    const page = shown.findLastIndex(({ offsetTop }) => offsetTop <= middle) + 1;
    onMove({ page: Math.max(page, 1), count: shown.length });
  };
  // A scrolling element must be focusable by keyboard.
  const reachable = { tabIndex: 0 };
  return (
    <section className={classes.view} aria-label={label} aria-busy={pages === null} onScroll={follow} {...reachable}>
      <div ref={sheets} className={classes.pages}>
        {width > 0 &&
          pages?.map((page) => <Sheet key={page.pageNumber} page={page} width={Math.min(width, WIDEST) * zoom} />)}
      </div>
    </section>
  );
};

/** The inner width of an element, 0 until it is known. */
const useWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
};

const usePages = (url: string, onMove: (position: PagePosition) => void, onFail: () => void) => {
  const [pages, setPages] = useState<readonly PdfPage[] | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    loadPages(url, leaving.signal).then(
      (loaded) => {
        if (leaving.signal.aborted) return;
        setPages(loaded);
        onMove({ page: 1, count: loaded.length });
      },
      () => !leaving.signal.aborted && onFail(),
    );
    return () => leaving.abort();
  }, [url, onMove, onFail]);
  return pages;
};

/** Whether an element is visible or nearly; stays true. */
const useIsNear = (element: RefObject<HTMLElement | null>): boolean => {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: '100%',
    });
    if (element.current && !isNear) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
};

const Sheet = ({ page, width }: { page: PdfPage; width: number }) => {
  const sheet = useRef<HTMLDivElement>(null);
  const size = sizeOf(page);
  const scale = width / size.width;
  const isNear = useIsNear(sheet);
  useEffect(() => {
    if (!isNear) return;
    let isCurrent = true;
    const words = Object.assign(document.createElement('div'), { className: classes.words });
    words.style.setProperty('--total-scale-factor', String(scale));
    // The previous drawing stays until the new one is done.
    drawPage(page, scale, words).then(
      (canvas) => isCurrent && sheet.current?.replaceChildren(canvas, words),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [page, scale, isNear]);
  return <div ref={sheet} className={classes.sheet} data-page style={{ width, height: scale * size.height }} />;
};
