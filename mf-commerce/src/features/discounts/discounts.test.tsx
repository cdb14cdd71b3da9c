import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import * as endpoints from '@karavan/shared-api/client/discounts';
import type { ClientWallet, DiscountBook } from '@karavan/shared-api/contract/discounts';
import form from '@karavan/shared-api/form/locales/ru.json' with { type: 'json' };
import management from '@karavan/shared-api/management/locales/ru.json' with { type: 'json' };
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import commerce from '../../locales/ru.json' with { type: 'json' };
import choice from '../../shared/card-choice/locales/ru.json' with { type: 'json' };
import { SESSION, staffOf } from '../stock/shared/testing/test-stock.tsx';
import { EditDiscounts } from './edit-discounts/edit-discounts.tsx';
import texts from './locales/ru.json' with { type: 'json' };
import { ViewWallet } from './view-wallet/view-wallet.tsx';

const money = (amount: string) => ({ amount, currency: 'KGS' });
