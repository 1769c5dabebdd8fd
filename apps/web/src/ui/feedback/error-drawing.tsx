/** A sheet that fell off its pin. In a file of its own, because the error page is part of the first load. */
export const errorDrawing = (
  <>
    <rect
      x="30"
      y="22"
      width="72"
      height="74"
      rx="6"
      transform="rotate(9 66 22)"
      fill="var(--surface)"
      stroke="var(--line-control)"
      strokeWidth="1.5"
    />
    <path d="M46 54l40 6M44 66l40 6M42 78l24 4" stroke="var(--line)" strokeWidth="5" strokeLinecap="round" />
    <circle cx="36" cy="18" r="7" fill="var(--text-3)" />
    <circle cx="34" cy="16" r="2" fill="var(--line)" />
  </>
);
