import { IconDownload, IconExternalLink, IconMinus, IconPlus } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { currentTag, useTranslation } from '../../lib/i18n/i18n.ts';
import { definePart } from '../../lib/loading/part.ts';
import { usePart } from '../../lib/loading/use-part.ts';
import { PHONE } from '../../lib/screen/breakpoints.ts';
import { documentAddress } from '../../lib/screen/document-address.ts';
import { useMediaQuery } from '../../lib/screen/use-media-query.ts';
import { IconAnchor, IconButton } from '../../ui/action/icon-button.tsx';
import sheet from '../../ui/overlay/sheet.module.css';
import classes from './document-frame.module.css';
import type { PagePosition } from './pdf-pages.tsx';

const pdfPages = definePart(() => import('./pdf-pages.tsx').then((module) => module.PdfPages));

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;
const FULL = ZOOMS.indexOf(1);

/** Shows a document as a PDF, with page number, zoom, a download and a link to the page for reading. */
export const DocumentFrame = ({ name, title }: { name: string; title: string }) => {
  const { t, language } = useTranslation();
  const [zoom, setZoom] = useState<number>(FULL);
  const [position, setPosition] = useState<PagePosition | null>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const fail = useCallback(() => setIsUnreadable(true), []);
  const { content: PdfPages, failure } = usePart(pdfPages, true);
  const hasFailed = isUnreadable || failure !== null;
  const pdf = documentAddress(language, name, 'pdf');
  // Phones get a PDF with narrower pages, because letters on A4 would be six pixels high.
  const shown = useMediaQuery(PHONE) ? documentAddress(language, name, 'phone') : pdf;
  const page = documentAddress(language, name, 'html');
  const move = useCallback(
    (next: PagePosition) =>
      setPosition((last) => (last?.page === next.page && last.count === next.count ? last : next)),
    [],
  );
  return (
    <div className={`${sheet.sheet} ${classes.sheet}`}>
      <div className={classes.bar}>
        <span className={classes.file}>{name}.pdf</span>
        <span className={classes.place}>{position && !hasFailed && t('policy.page', position)}</span>
        {!hasFailed && <Zoom level={zoom} onChange={setZoom} />}
        <IconAnchor label={t('policy.download')} icon={IconDownload} href={pdf} download />
        <IconAnchor label={t('policy.readAsPage')} icon={IconExternalLink} href={page} target="_blank" rel="noopener" />
      </div>
      {hasFailed ? (
        <>
          <p className={classes.instead} role="status">
            {t('policy.notDrawn')}
          </p>
          <iframe className={classes.frame} title={title} src={page} />
        </>
      ) : PdfPages ? (
        <PdfPages
          key={shown}
          url={shown}
          label={t('policy.frame', { title })}
          zoom={ZOOMS[zoom] ?? 1}
          onMove={move}
          onFail={fail}
        />
      ) : (
        <div className={classes.frame} aria-busy />
      )}
    </div>
  );
};

const Zoom = ({ level, onChange }: { level: number; onChange: (level: number) => void }) => {
  const { t } = useTranslation();
  const percent = new Intl.NumberFormat(currentTag(), { style: 'percent' }).format(ZOOMS[level] ?? 1);
  return (
    <div className={classes.zoom}>
      <IconButton
        label={t('policy.zoomOut')}
        icon={IconMinus}
        disabled={level === 0}
        onClick={() => onChange(level - 1)}
      />
      <output className={classes.percent}>{percent}</output>
      <IconButton
        label={t('policy.zoomIn')}
        icon={IconPlus}
        disabled={level === ZOOMS.length - 1}
        onClick={() => onChange(level + 1)}
      />
    </div>
  );
};
