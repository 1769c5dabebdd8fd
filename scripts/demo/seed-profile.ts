import { uploadMedia } from '../app/upload.ts';
import { makePhoto } from './media.ts';
import type { Seeder } from './start-demo.ts';

/** Fills the profile. */
export const seedProfile: Seeder = async ({ api, token, userId }) => {
  const [profile, cover] = [
    await uploadMedia(api, { userId, token }, await makePhoto('meera')),
    await uploadMedia(api, { userId, token }, await makePhoto('cover')),
  ];
  await api.demand('updateUser', {
    token,
    body: {
      profile: profile.id,
      cover: cover.id,
      nationality: 'IN',
      currentLocation: 'IN',
      relationshipStatus: 'Married',
      gender: 'female',
      langugages: ['English', 'Malayalam', 'Hindi', 'Konkani'],
      countryCode: '+91',
      phone: '9846001234',
      tagline:
        'Keeping the recipes, the raga names and the funny things Anu says before they slip away. Kochi by birth, Bengaluru by rent.',
      about:
        'I edit other people’s stories for a living and forget my own by Thursday, so I pin them. Learning Carnatic violin at thirty-eight, which is late, and which is fine. Mother of one very good question-asker.',
      education: { institution: 'Maharaja’s College, Ernakulam', major: 'English Literature', course: 'B.A. Honours' },
      employment: {
        company: 'Paper Boat Books',
        desgination: 'Senior editor',
        location: 'Bengaluru',
        experience: '9 years',
      },
      hobbies: ['Baking', 'Cycling', 'Gardening', 'Playing Music', 'Reading', 'Travelling'],
      interests: { hobbies: ['Music', 'Food', 'Reading', 'Travel & Tourism', 'Art & Design'] },
    },
  });
};
