import type { ListedTag } from '@pinlife/contract/tag/schema';
import { tagKeyOf } from '@pinlife/contract/tag/tags';
import { IconArrowMerge, IconHash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTagList } from '../../../entities/tag/api.ts';
import { hasFailed } from '../../../lib/api/has-failed.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/action/button.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { SkeletonBar } from '../../../ui/feedback/skeleton.tsx';
import { SectionEmpty } from '../../../ui/list/section-empty.tsx';
import { SettingsSection } from '../../../ui/list/settings-section.tsx';
import { confirm } from '../../../ui/overlay/confirm.ts';
import sheet from '../../../ui/overlay/sheet.module.css';
import { findTags, TagSearch } from '../tag-search.tsx';
import { useTagChange } from './change-api.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { TagEntry } from './tag-entry.tsx';
import classes from './tag-settings.module.css';

/** Further tags are found by typing. */
const SHOWN_MAX = 200;

const names = new Intl.Collator();
/** The most used tags first. */
const compareTags = (one: ListedTag, other: ListedTag): number =>
  other.count - one.count || names.compare(one.tag, other.tag);

/** The tags of the person: found, renamed, merged, removed. */
export const TagSection = () => {
  const { t } = useTranslation();
  const answer = useTagList();
  const change = useTagChange();
  const [wanted, setWanted] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [edited, setEdited] = useState<string | null>(null);
  const [isMerging, setIsMerging] = useState(false);

  const tags = useMemo(() => answer.data?.toSorted(compareTags) ?? [], [answer.data]);
  const picked = tags.filter(({ tag }) => chosen.includes(tagKeyOf(tag)));
  const found = findTags(tags, wanted).slice(0, SHOWN_MAX);
  const turn = (one: string) =>
    setChosen(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  const run = (changed: readonly string[], to: string | null) => {
    setEdited(null);
    setChosen([]);
    setIsMerging(false);
    change.mutate({ tags: changed, to }, { onError: () => setChosen(chosen) });
  };
  const remove = async (removed: typeof picked) => {
    const count = removed.reduce((sum, one) => sum + one.count, 0);
    const isAgreed = await confirm({
      title:
        removed.length === 1
          ? t('tag.removeTitle', { tag: `#${removed[0]?.tag}` })
          : t('tag.removeSeveral', { count: removed.length }),
      text: t('tag.removeText', { count }),
      confirmLabel: t('tag.remove'),
      cancelLabel: t('tag.keep'),
      danger: true,
    });
    if (isAgreed)
      run(
        removed.map(({ tag }) => tag),
        null,
      );
  };

  return (
    <>
      <div className={`${sheet.sheet} ${classes.sheet}`}>
        <SettingsSection title={t('tag.yours')} text={t('tag.yoursText')}>
          <div className={classes.stack} aria-busy={change.isPending}>
            {hasFailed(answer) ? (
              <FailedState onRetry={() => answer.refetch()} isRetrying={answer.isFetching} />
            ) : !answer.data ? (
              <SkeletonBar height={40} />
            ) : tags.length === 0 ? (
              <SectionEmpty icon={IconHash} title={t('tag.noneYet')} text={t('tag.noneYetText')} />
            ) : (
              <>
                <TagSearch value={wanted} onChange={setWanted} />
                <p role="status" className={change.isPending ? classes.hint : 'visually-hidden'}>
                  {change.isPending && t('tag.working')}
                </p>
                <ul className={classes.list}>
                  {found.map((tag) => (
                    <TagEntry
                      key={tag.tag}
                      tag={tag}
                      others={tags}
                      isChosen={chosen.includes(tagKeyOf(tag.tag))}
                      isEdited={edited === tag.tag}
                      isBusy={change.isPending}
                      onTurn={() => turn(tagKeyOf(tag.tag))}
                      onEdit={(isOn) => setEdited(isOn ? tag.tag : null)}
                      onRename={(to) => run([tag.tag], to)}
                      onRemove={() => remove([tag])}
                    />
                  ))}
                </ul>
                {found.length === 0 && <p className={classes.hint}>{t('tag.noneFound')}</p>}
              </>
            )}
          </div>
        </SettingsSection>
      </div>
      {picked.length > 0 && (
        <section className={classes.bar} aria-label={t('tag.chosen', { count: picked.length })}>
          <p>{t('tag.chosen', { count: picked.length })}</p>
          <div>
            <Button variant="plain" disabled={change.isPending} onClick={() => remove(picked)}>
              {t('tag.remove')}
            </Button>
            {picked.length > 1 && (
              <Button disabled={change.isPending} onClick={() => setIsMerging(true)}>
                <IconArrowMerge className={classes.merge} size={18} stroke={1.75} aria-hidden />
                {t('tag.merge')}
              </Button>
            )}
          </div>
        </section>
      )}
      <MergeDialog isOpen={isMerging} tags={picked} onClose={() => setIsMerging(false)} onMerge={run} />
    </>
  );
};
