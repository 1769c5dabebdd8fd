export const shareKeys = {
  ofNote: (noteId: string) => ['share', 'note', noteId] as const,
  publicNotes: ['share', 'public'] as const,
};
