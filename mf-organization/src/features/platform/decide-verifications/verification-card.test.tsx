import { screen } from '@testing-library/react';
import type { VerificationCase } from '@karavan/shared-api/contract/verifications';
import { renderWithPlatform } from '@karavan/shared-api/testing';
import { SESSION } from '../../../testing/organizations.ts';
import texts from '../locales/ru.json' with { type: 'json' };
import { VerificationCard } from './verification-card.tsx';

const SHOWN: VerificationCase = {
  id: 3,
  organization: {
    id: 7,
    title: 'Кофе',
    type: 'Кофейня',
    image: null,
    color: '#334455',
    is_verified: true,
    is_listed: true,
    city: 'Бишкек',
    address: 'Чуй, 147',
    site: null,
    phone: null,
    created_at: '2026-11-20T08:00:00.000Z',
    owner: null,
  },
  title: 'Кофе',
  status: 'verified',
  note: '',
  places: [{ source: 'google_maps', phone: '+996555147001' }],
  documents: [],
  created_at: '2026-11-26T08:00:00.000Z',
  decisions: [],
  decided: null,
  history: [],
};

it('tells operators which places were confirmed by code', () => {
  renderWithPlatform(<VerificationCard shown={SHOWN} onOvertaken={() => undefined} />, {
    session: SESSION,
    messages: { 'mf-organization-platform': texts },
  });
  expect(screen.getByText('Место подтверждено кодом на +996555147001: Google Maps')).toBeTruthy();
});
