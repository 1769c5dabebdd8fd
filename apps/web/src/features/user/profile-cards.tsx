import { nameLanguage } from '@pinlife/contract/languages';
import type { User } from '@pinlife/contract/user/schema';
import { designationField, languagesField } from '@pinlife/contract/user/wire-names';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { nameCountry } from '../../lib/i18n/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import sheet from '../../ui/overlay/sheet.module.css';
import { useCountries } from './api.ts';
import { useChoiceName } from './choice-name.ts';
import classes from './profile-cards.module.css';
import { type CardName, editCard } from './profile-editing.ts';

const DASH = '-';

export const ProfileCards = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.cards}>
      <BasicCard user={user} />
      <Card name="education" title={t('profile.education')}>
        <Facts
          facts={[
            [t('profile.institution'), user.education.institution],
            [t('profile.major'), user.education.major],
            [t('profile.course'), user.education.course],
          ]}
        />
      </Card>
      <Card name="employment" title={t('profile.employment')}>
        <Facts
          facts={[
            [t('profile.company'), user.employment.company],
            [t('profile.designation'), user.employment[designationField]],
            [t('profile.location'), user.employment.location],
            [t('profile.experience'), user.employment.experience],
          ]}
        />
      </Card>
      <Card name="hobbies" title={t('profile.hobbies')}>
        <Tags entries={user.hobbies} />
      </Card>
      <Card name="interests" title={t('profile.interests')}>
        <Tags entries={user.interests.hobbies} />
      </Card>
      <Card name="about" title={t('profile.about')}>
        <p className={classes.about} dir="auto">
          {user.about || DASH}
        </p>
      </Card>
    </div>
  );
};

const BasicCard = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const nameChoice = useChoiceName();
  const country = useCountries().find(({ code }) => code === user.nationality);
  return (
    <Card name="basic" title={t('profile.basic')}>
      <Facts
        facts={[
          [t('profile.username'), user.username],
          [t('profile.nationality'), country?.name ?? nameCountry(user.nationality)],
          [t('profile.relationship'), nameChoice(user.relationshipStatus)],
          [t('profile.gender'), user.gender && t(`profile.genders.${user.gender}`)],
          [
            t('profile.languages'),
            user[languagesField].map((language) => nameChoice(nameLanguage(language))).join(', '),
          ],
          [t('profile.email'), user.email],
          [t('profile.web'), user.website && <WebLink address={user.website} />],
          [t('profile.mobile'), [user.countryCode, user.phone].join(' ').trim()],
          [t('profile.tagline'), user.tagline],
        ]}
      />
    </Card>
  );
};

const WebLink = ({ address }: { address: string }) => (
  <a className={classes.link} href={address} target="_blank" rel="noopener noreferrer nofollow">
    {address}
  </a>
);

type CardProps = { name: CardName; title: string; children: ReactNode };

const Card = ({ name, title, children }: CardProps) => {
  const { t } = useTranslation();
  return (
    <section className={`${sheet.sheet} ${classes.card}`} data-card={name} aria-label={title}>
      <div className={classes.head}>
        <h2 className="h4">{title}</h2>
        <IconButton label={t('profile.edit', { title })} icon={IconPencil} onClick={() => editCard(name)} />
      </div>
      {children}
    </section>
  );
};

type Fact = readonly [label: string, value: ReactNode];

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={classes.facts}>
    {facts.map(([label, value]) => (
      <div key={label} className={classes.fact}>
        <dt>{label}</dt>
        <dd>{value || DASH}</dd>
      </div>
    ))}
  </dl>
);

const Tags = ({ entries }: { entries: readonly string[] }) => {
  const nameChoice = useChoiceName();
  if (entries.length === 0) return <p className={classes.about}>{DASH}</p>;
  return (
    <ul className={classes.tags}>
      {entries.map((entry) => (
        <li key={entry} className={classes.tag}>
          {nameChoice(entry)}
        </li>
      ))}
    </ul>
  );
};
