type Labels = Readonly<Record<string, string | number>>;

/** One value of a metric, with its labels. */
export type Sample = { labels?: Labels; value: number };

type Metrics = {
  counter(name: string, about: string): { add(labels: Labels): void };
  histogram(name: string, about: string, bounds: readonly number[]): { observe(value: number): void };
  /** Read on each scrape. */
  gauge(name: string, about: string, look: () => readonly Sample[] | Promise<readonly Sample[]>): void;
  /** Formats for Prometheus. Metrics that cannot be read now are left out. */
  format(): Promise<string>;
};

type Figure = { name: string; about: string; kind: 'counter' | 'histogram' | 'gauge'; read(): Promise<string[]> };

/**
 * Counters, gauges and histograms in the text format of Prometheus. Replaces prom-client: use that when metrics must be
 * summed over worker threads, pushed, or sent as native histograms.
 */
export const createMetrics = (): Metrics => {
  const figures: Figure[] = [];
  return {
    counter(name, about) {
      const counts = new Map<string, Sample>();
      figures.push({
        name,
        about,
        kind: 'counter',
        read: async () => [...counts.values()].map((at) => line(name, at)),
      });
      return {
        add(labels) {
          const key = JSON.stringify(labels);
          counts.set(key, { labels, value: (counts.get(key)?.value ?? 0) + 1 });
        },
      };
    },

    histogram(name, about, bounds) {
      const counts = bounds.map(() => 0);
      let [sum, count] = [0, 0];
      const read = async () => [
        ...bounds.map((le, at) => line(`${name}_bucket`, { labels: { le }, value: counts[at] ?? 0 })),
        line(`${name}_bucket`, { labels: { le: '+Inf' }, value: count }),
        line(`${name}_sum`, { value: sum }),
        line(`${name}_count`, { value: count }),
      ];
      figures.push({ name, about, kind: 'histogram', read });
      return {
        observe(value) {
          sum += value;
          count += 1;
          bounds.forEach((bound, at) => {
            if (value <= bound) counts[at] = (counts[at] ?? 0) + 1;
          });
        },
      };
    },

    gauge(name, about, look) {
      figures.push({
        name,
        about,
        kind: 'gauge',
        read: async () => (await look()).map((sample) => line(name, sample)),
      });
    },

    async format() {
      const read = await Promise.allSettled(figures.map((figure) => figure.read()));
      const lines = figures.flatMap(({ name, about, kind }, at) => {
        const found = read[at];
        if (found?.status !== 'fulfilled') return [];
        return [`# HELP ${name} ${about}`, `# TYPE ${name} ${kind}`, ...found.value];
      });
      return `${lines.join('\n')}\n`;
    },
  };
};

const line = (name: string, { labels = {}, value }: Sample): string => {
  const inside = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(String(text))}"`);
  return `${name}${inside.length > 0 ? `{${inside.join(',')}}` : ''} ${value}`;
};

const escapeLabel = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
