import { PKPass } from 'passkit-generator';
import type { AppleIssuer } from '../../../../platform/env/wallets.ts';
import type { Pass } from './find-pass.ts';
import { passPictures } from './pass-pictures.ts';
import { passWords } from './pass-words.ts';

const COLORS = {
  backgroundColor: 'rgb(26, 95, 208)',
  foregroundColor: 'rgb(255, 255, 255)',
  labelColor: 'rgb(213, 228, 255)',
};

/** A `.pkpass` file: the ticket of an event, signed for Apple Wallet. */
export async function drawApplePass(issuer: AppleIssuer, pass: Pass): Promise<Buffer> {
  const words = passWords(pass.locale);
  const file = new PKPass(
    { ...(await passPictures()) },
    { signerCert: issuer.certificate, signerKey: issuer.key, wwdr: issuer.authority },
    {
      passTypeIdentifier: issuer.passType,
      teamIdentifier: issuer.team,
      serialNumber: pass.serial,
      organizationName: pass.organization,
      logoText: pass.organization,
      description: pass.event,
      // Whoever gets the file has the code.
      sharingProhibited: true,
      ...COLORS,
    },
  );
  file.type = 'eventTicket';
  file.primaryFields.push({ key: 'event', label: words.event, value: pass.event });
  file.secondaryFields.push({ key: 'starts', label: words.starts, value: clockOf(pass) });
  for (const key of ['place', 'section'] as const) {
    if (pass[key]) file.auxiliaryFields.push({ key, label: words[key], value: pass[key] });
  }
  file.backFields.push({ key: 'rules', label: words.rules, value: words.rules_text });
  file.setBarcodes({
    message: pass.code,
    format: 'PKBarcodeFormatQR',
    messageEncoding: 'utf-8',
  });
  file.setRelevantDate(pass.startsAt);
  file.setExpirationDate(pass.endsAt);
  return file.getAsBuffer();
}

/** As the clock of the organization shows it. */
const clockOf = ({ locale, startsAt, timeZone }: Pass): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    startsAt,
  );
