import type { ReactElement } from 'react';
import { errorDrawing } from '../feedback/error-drawing.tsx';

export type DrawingName = 'calendar' | 'note' | 'search' | 'bell' | 'fallen';

/** Line drawings with one pin each, 132 by 104. */
export const drawings: Record<DrawingName, ReactElement> = {
  calendar: (
    <>
      <rect
        x="28"
        y="20"
        width="76"
        height="74"
        rx="6"
        fill="var(--surface)"
        stroke="var(--line-control)"
        strokeWidth="1.5"
      />
      <path d="M28 26a6 6 0 0 1 6-6h64a6 6 0 0 1 6 6v12H28z" fill="var(--primary)" />
      <g fill="var(--surface-sunken)">
        <rect x="38" y="48" width="12" height="10" rx="2" />
        <rect x="60" y="48" width="12" height="10" rx="2" />
        <rect x="82" y="48" width="12" height="10" rx="2" />
        <rect x="38" y="68" width="12" height="10" rx="2" />
        <rect x="82" y="68" width="12" height="10" rx="2" />
      </g>
      <circle cx="66" cy="73" r="7" fill="var(--pin)" />
      <circle cx="64" cy="71" r="2" fill="var(--pin-shine)" />
    </>
  ),
  note: (
    <>
      <rect x="30" y="16" width="72" height="80" rx="6" transform="rotate(-5 66 56)" fill="var(--surface-sunken)" />
      <rect
        x="30"
        y="14"
        width="72"
        height="80"
        rx="6"
        fill="var(--surface)"
        stroke="var(--line-control)"
        strokeWidth="1.5"
        strokeDasharray="4 4"
      />
      <path d="M44 46h44M44 58h44M44 70h26" stroke="var(--line)" strokeWidth="5" strokeLinecap="round" />
      <circle cx="66" cy="14" r="7" fill="var(--pin)" />
      <circle cx="64" cy="12" r="2" fill="var(--pin-shine)" />
    </>
  ),
  search: (
    <>
      <rect x="22" y="22" width="58" height="64" rx="6" fill="var(--note-2-bg)" stroke="var(--note-2-edge)" />
      <path d="M22 28a6 6 0 0 1 6-6h46a6 6 0 0 1 6 6v8H22z" fill="var(--note-2-head)" />
      <circle cx="82" cy="58" r="22" fill="var(--surface)" stroke="var(--text)" strokeWidth="4" />
      <path d="m98 75 14 16" stroke="var(--text)" strokeWidth="6" strokeLinecap="round" />
      <circle cx="82" cy="58" r="5" fill="var(--pin)" />
    </>
  ),
  bell: (
    <>
      <path
        d="M66 18c-18 0-27 13-27 29v16l-9 13h72l-9-13V47c0-16-9-29-27-29z"
        fill="var(--surface)"
        stroke="var(--line-control)"
        strokeWidth="1.5"
      />
      <path d="M55 82a11 11 0 0 0 22 0z" fill="var(--primary)" />
      <circle cx="66" cy="14" r="7" fill="var(--pin)" />
      <circle cx="64" cy="12" r="2" fill="var(--pin-shine)" />
    </>
  ),
  fallen: errorDrawing,
};
