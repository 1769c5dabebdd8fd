/** As much of the browser's caches as is used beside files: one answer in one place. */
export const createFakeCaches = () => {
  const kept = new Map<string, Map<string, string>>();
  return {
    open: async (name: string) => ({
      put: async (place: string, answer: Response) => {
        kept.set(name, new Map(kept.get(name)).set(place, await answer.text()));
      },
    }),
    match: async (place: string, { cacheName }: { cacheName: string }) => {
      const text = kept.get(cacheName)?.get(place);
      return text === undefined ? undefined : new Response(text);
    },
    delete: async (name: string) => kept.delete(name),
  };
};
