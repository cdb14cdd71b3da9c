import forge from 'node-forge';

const BITS = 2048;
const YEAR_MS = 365 * 86_400_000;

const { pki } = forge;

interface Certified {
  readonly certificate: forge.pki.Certificate;
  readonly key: forge.pki.rsa.PrivateKey;
}

function certify(
  names: readonly { readonly type: string; readonly value: string }[],
  issuer?: Certified,
): Certified {
  const { privateKey: key, publicKey } = pki.rsa.generateKeyPair(BITS);
  const certificate = pki.createCertificate();
  const subject = names.map(({ type, value }) => ({ type, value }));
  certificate.publicKey = publicKey;
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date(Date.now() - YEAR_MS);
  certificate.validity.notAfter = new Date(Date.now() + YEAR_MS);
  certificate.setSubject(subject);
  certificate.setIssuer(issuer ? issuer.certificate.subject.attributes : subject);
  certificate.sign(issuer?.key ?? key, forge.md.sha256.create());
  return { certificate, key };
}

const COMMON_NAME = '2.5.4.3';
const UNIT = '2.5.4.11';
const USER_ID = '0.9.2342.19200300.100.1.1';

/** Keys of an issuer of passes that nobody has heard of, as variables of the server. */
export function createWalletKeys() {
  const authority = certify([{ type: COMMON_NAME, value: 'Authority of the tests' }]);
  const { certificate, key } = certify(
    [
      { type: USER_ID, value: 'pass.test.karavan' },
      { type: COMMON_NAME, value: 'Pass Type ID: pass.test.karavan' },
      { type: UNIT, value: 'TEAM123456' },
    ],
    authority,
  );
  const google = pki.rsa.generateKeyPair(BITS);
  return {
    variables: {
      APPLE_PASS_CERTIFICATE: pki.certificateToPem(certificate),
      APPLE_PASS_KEY: pki.privateKeyToPem(key),
      APPLE_PASS_AUTHORITY: pki.certificateToPem(authority.certificate),
      GOOGLE_WALLET_ISSUER: '3388000000000000001',
      GOOGLE_WALLET_ACCOUNT: JSON.stringify({
        client_email: 'passes@karavan.test',
        private_key: pki.privateKeyToPem(google.privateKey),
      }),
    },
    applePublicKey: pki.publicKeyToPem(certificate.publicKey as forge.pki.rsa.PublicKey),
    googlePublicKey: pki.publicKeyToPem(google.publicKey),
  };
}
