import type { AppleIssuer } from '../env/wallets.ts';
import { passPictures } from './pass-pictures.ts';

interface PassField {
  readonly key: string;
  readonly label: string;
  /** One without a value is left out. */
  readonly value: string;
}

/** What Apple Wallet shows, and how. */
interface ApplePass {
  readonly style: 'eventTicket' | 'storeCard';
  /** A pass with the same one is taken for a newer state of the other. */
  readonly serial: string;
  readonly organization: string;
  readonly description: string;
  /** The largest, then what stands below it, beside each other, and on the back. */
  readonly primary: readonly PassField[];
  readonly secondary: readonly PassField[];
  readonly auxiliary: readonly PassField[];
  readonly back: readonly PassField[];
  /** What is in its QR code. */
  readonly code: string;
  /** Below the code. */
  readonly codeText?: string;
  /** When the phone shows it by itself. */
  readonly relevantAt?: Date;
  readonly expiresAt?: Date;
}

const COLORS = {
  backgroundColor: 'rgb(26, 95, 208)',
  foregroundColor: 'rgb(255, 255, 255)',
  labelColor: 'rgb(213, 228, 255)',
};

/** A `.pkpass` file, signed for Apple Wallet. What signs it is loaded with the first one. */
export async function drawApplePass(issuer: AppleIssuer, pass: ApplePass): Promise<Buffer> {
  const { PKPass } = await import('passkit-generator');
  const file = new PKPass(
    { ...(await passPictures()) },
    { signerCert: issuer.certificate, signerKey: issuer.key, wwdr: issuer.authority },
    {
      passTypeIdentifier: issuer.passType,
      teamIdentifier: issuer.team,
      serialNumber: pass.serial,
      organizationName: pass.organization,
      logoText: pass.organization,
      description: pass.description,
      // The file contains the code.
      sharingProhibited: true,
      ...COLORS,
    },
  );
  file.type = pass.style;
  file.primaryFields.push(...withValues(pass.primary));
  file.secondaryFields.push(...withValues(pass.secondary));
  file.auxiliaryFields.push(...withValues(pass.auxiliary));
  file.backFields.push(...withValues(pass.back));
  file.setBarcodes({
    message: pass.code,
    format: 'PKBarcodeFormatQR',
    messageEncoding: 'utf-8',
    ...(pass.codeText !== undefined && { altText: pass.codeText }),
  });
  if (pass.relevantAt) file.setRelevantDate(pass.relevantAt);
  if (pass.expiresAt) file.setExpirationDate(pass.expiresAt);
  return file.getAsBuffer();
}

const withValues = (fields: readonly PassField[]) =>
  fields.filter(({ value }) => value !== '').map((field) => ({ ...field }));
