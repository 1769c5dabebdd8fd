#!/bin/bash
# A real S3 server for the tests: single-node Ceph RGW, S3 on 127.0.0.1 or S3_ADDRESS, all in one folder and in memory.
# rgw.sh start FOLDER PORT MONITOR_PORT | gateway FOLDER PORT (again, after it ended) | stop FOLDER. Packages (Debian): ceph-mon ceph-osd radosgw ceph-common
set -u
D=$(realpath -m "${2:?folder}"); C="-c $D/ceph.conf"
if [ "$1" = stop ]; then
  for p in rgw osd mon; do [ -f "$D/$p.pid" ] && kill "$(cat "$D/$p.pid")" 2>/dev/null; rm -f "$D/$p.pid"; done
  exit 0
fi
PORT=${3:?port}; ADDRESS=${S3_ADDRESS:-127.0.0.1}
start_gateway() {
  radosgw $C -f -n client.rgw --rgw-frontends="beast endpoint=$ADDRESS:$PORT" > "$D/rgw.out" 2>&1 & echo $! > "$D/rgw.pid"
  for _ in $(seq 600); do (: < "/dev/tcp/$ADDRESS/$PORT") 2>/dev/null && exit 0; sleep .1; done
  echo "The S3 server was not ready after 60 s."; tail -n 5 "$D/rgw.out"; exit 1
}
[ "$1" = gateway ] && start_gateway
MON=${4:?port of the monitor}
mkdir -p "$D/mon" "$D/osd" "$D/rgw" "$D/crash"
FSID=2b9f3c1e-0000-4000-8000-000000000001; OSD=11111111-0000-4000-8000-000000000001
cat > "$D/ceph.conf" <<CONF
[global]
fsid = $FSID
mon host = [v1:127.0.0.1:$MON]
auth cluster required = none
auth service required = none
auth client required = none
public network = 127.0.0.0/8
ms bind msgr2 = false
mon data = $D/mon
osd data = $D/osd
osd objectstore = memstore
memstore device bytes = 4294967296
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd pool default pgp num = 8
osd pool default pg autoscale mode = off
mon allow pool size one = true
mon max pg per osd = 1000
osd crush chooseleaf type = 0
osd crush update on start = true
admin socket = $D/\$name.asok
run dir = $D
log file = $D/\$name.log
pid file =
rgw data = $D/rgw
rgw zone = default
rgw dns name =
osd memory target = 939524096
crash dir = $D/crash
CONF
monmaptool --create --clobber --fsid $FSID --addv a "[v1:127.0.0.1:$MON]" "$D/monmap" > "$D/monmap.out" 2>&1 || { cat "$D/monmap.out"; exit 1; }
ceph-mon $C --mkfs -i a --monmap "$D/monmap" > "$D/mkfs.out" 2>&1 || { cat "$D/mkfs.out"; exit 1; }
ceph-mon $C -f -i a > "$D/mon.out" 2>&1 & echo $! > "$D/mon.pid"
timeout 120 ceph $C osd new $OSD 0 > "$D/ceph.out" 2>&1 || { tail -n 5 "$D/ceph.out" "$D/mon.out"; exit 1; }
ceph-osd $C -i 0 --mkfs --osd-uuid $OSD > "$D/osdmkfs.out" 2>&1 || { tail -n 5 "$D/osdmkfs.out"; exit 1; }
# On a busy machine its first command may reach the monitor before it knows whose it is ("wrong fsid"), and it ends: then once more.
for _ in 1 2 3 4 5; do
  ceph-osd $C -f -i 0 > "$D/osd.out" 2>&1 & echo $! > "$D/osd.pid"
  while kill -0 $! 2>/dev/null && ! grep -qs 'done with init' "$D/osd.0.log"; do sleep .1; done
  kill -0 $! 2>/dev/null && break
done
timeout 120 radosgw-admin $C user create --uid=pin --display-name=pin --access-key="$S3_KEY" --secret-key="$S3_SECRET" > "$D/user.out" 2>&1 || { tail -n 5 "$D/user.out" "$D/osd.out"; exit 1; }
start_gateway
