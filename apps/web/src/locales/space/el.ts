/** English of the space in Settings > Account. */
export const texts = {
  title: 'Space',
  text: 'What your pinups keep here.',
  used: '{used} used',
  of: '{used} of {quota} used',
  counts: 'Pictures, recordings, files, previews and imports that wait. Text always fits.',
  nearly: 'Nearly full: {left} left. Remove big files, or ask the person who runs this PinLife for more.',
  full: 'Full. Text still fits, new files do not. Remove big files, or ask the person who runs this PinLife for more.',
  above: 'Above your limit by {more}. Nothing is deleted, but new files do not fit.',
} as const;
