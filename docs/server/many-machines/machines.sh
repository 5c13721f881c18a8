#!/usr/bin/env bash
# A site of many machines on one: each has a network namespace, and all a switch. Nothing leaves it. See README.md.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
project=$(cd "$here/../../.." && pwd)
SITE=${SITE:-/tmp/jobharbor-machines}                 # data and logs of all machines
[[ ${1:-} == up || ! -f $SITE/settings ]] || . "$SITE/settings" # those that `up` was given
VERSITYGW=${VERSITYGW:-versitygw}                     # the bucket server
POSTGRES=${POSTGRES:-/usr/lib/postgresql/15/bin}
OPENSEARCH=${OPENSEARCH:-}                            # folder with log4j2.properties and its jars in lib; empty: no search nodes
node=$project/node_modules/.bin/node

declare -A address=(
  [visitor]=2 [balancer-1]=11 [balancer-2]=12 [gateway-1]=21 [gateway-2]=22 [api-1]=31 [api-2]=32 [api-3]=33
  [pooler]=41 [database-1]=51 [database-2]=52 [etcd-1]=61 [etcd-2]=62 [etcd-3]=63 [redis]=71 [bucket]=81
  [search-1]=91 [search-2]=92 [search-3]=93
)
ip_of() { echo "10.77.0.${address[$1]}"; }
on() { local name=$1; shift; ip netns exec "jh-$name" "$@"; }

# Runs a program on a machine and restarts it when it ends, as systemd does with Restart=always.
serve() {
  local name=$1 log=$SITE/log/$1-$2.log; shift 2
  on "$name" setsid bash -c 'while :; do "$@"; sleep 1; done' "$name" "$@" >>"$log" 2>&1 </dev/null &
}
as_postgres() { echo setpriv --reuid=postgres --regid=postgres --clear-groups; }
site_env() {
  grep -v '^#' "$here/site.env" | tr '\n' ' '
  [[ -z $OPENSEARCH ]] || echo SEARCH_ENGINE=opensearch \
    OPENSEARCH_URLS=http://10.77.0.91:9200,http://10.77.0.92:9200,http://10.77.0.93:9200
}

make_network() {
  ip netns add jh-switch
  ip netns exec jh-switch ip link add br0 type bridge
  ip netns exec jh-switch ip link set br0 up
  local name
  for name in "${!address[@]}"; do
    local port=p${address[$name]}
    ip netns add "jh-$name"
    ip netns exec jh-switch ip link add "$port" type veth peer name eth0 netns "jh-$name"
    ip netns exec jh-switch ip link set "$port" master br0 up
    on "$name" ip addr add "$(ip_of "$name")/24" dev eth0
    on "$name" ip link set eth0 up
    on "$name" ip link set lo up
  done
}

start() {
  local name=$1 ip; ip=$(ip_of "$name")
  local data=$SITE/$name
  mkdir -p "$data"
  case $name in
    bucket) mkdir -p "$data/jobharbor"
      serve bucket versitygw "$VERSITYGW" --access jobharbor --secret jobharbor-secret --port "$ip:7070" posix "$data" ;;
    redis) serve redis redis redis-server --bind "$ip" --save '' --appendonly no --requirepass redis ;;
    etcd-*) serve "$name" etcd etcd --name "$name" --data-dir "$data" --listen-client-urls "http://$ip:2379" \
        --advertise-client-urls "http://$ip:2379" --listen-peer-urls "http://$ip:2380" \
        --initial-advertise-peer-urls "http://$ip:2380" --heartbeat-interval 300 --election-timeout 3000 \
        --initial-cluster etcd-1=http://10.77.0.61:2380,etcd-2=http://10.77.0.62:2380,etcd-3=http://10.77.0.63:2380 ;;
    database-*) chown postgres "$data"; rm -f "$data/data/postmaster.pid"
      # Its patroni.yml, as root may read it and as the machine's administrator wrote it.
      sed "s/synchronous_mode: true/synchronous_mode: ${SYNCHRONOUS:-true}/" "$here/patroni.yml" >"$data/patroni.yml"
      serve "$name" patroni $(as_postgres) env PATRONI_NAME="$name" PATRONI_RESTAPI_LISTEN="$ip:8008" \
        PATRONI_RESTAPI_CONNECT_ADDRESS="$ip:8008" PATRONI_POSTGRESQL_LISTEN="$ip,127.0.0.1:5432" \
        PATRONI_POSTGRESQL_CONNECT_ADDRESS="$ip:5432" PATRONI_POSTGRESQL_DATA_DIR="$data/data" \
        PATRONI_POSTGRESQL_BIN_DIR="$POSTGRES" PATRONI_POSTGRESQL_PGPASS="$data/pgpass" patroni "$data/patroni.yml" ;;
    pooler) printf '"jobharbor_api" "api"\n"jobharbor_owner" "owner"\n' >"$data/users.txt"
      sed "s#/etc/pgbouncer-users.txt#$data/users.txt#" "$here/pgbouncer.ini" >"$data/pgbouncer.ini"
      serve pooler haproxy haproxy -f "$here/primary.cfg" -db
      serve pooler pgbouncer $(as_postgres) pgbouncer -q "$data/pgbouncer.ini" ;;
    api-*) serve "$name" api env -C "$project" $(site_env) JOBHARBOR_DATA="$data" API_HOST="$ip" \
        "$node" api/src/cli/serve.ts --detached ;;
    gateway-*) serve "$name" haproxy haproxy -f "$here/gateway.cfg" -db
      serve "$name" gateway env -C "$project" $(site_env) JOBHARBOR_DATA="$data" MALLOC_ARENA_MAX=2 \
        "$node" --disable-sigusr1 --max-semi-space-size=8 platform/src/cli/gateway.ts ;;
    balancer-*) serve "$name" haproxy haproxy -f "$here/balancer.cfg" -db ;;
    search-*) cp "$OPENSEARCH/log4j2.properties" "$data"
      serve "$name" opensearch env -C "$data" java -Xms256m -Xmx256m -Dlog4j2.configurationFile=log4j2.properties \
        -cp "$OPENSEARCH/lib/*" "$project/api/src/testing/opensearch/SearchNode.java" "$name" "$ip" 9200 9300 \
        10.77.0.91:9300,10.77.0.92:9300,10.77.0.93:9300 search-1,search-2,search-3 "$data/data" ;;
  esac
}

# Waits at most so many seconds until a command succeeds.
await() { local left=$1 what=$2; shift 2
  until "$@" >/dev/null 2>&1; do ((left-- > 0)) || { echo "$what does not come up: see $SITE/log" >&2; exit 1; }; sleep 1; done
  echo "$what is up"; }
get() { local name=$1; shift; on "$name" curl -fsS -m 10 "$@"; }
psql_primary() { on pooler env PGPASSWORD=superuser "$POSTGRES/psql" -qAt -h 127.0.0.1 -p 5000 -U postgres "$@"; }

# A program of the project on a machine, with the settings of the site and direct to the database.
operate() { local name=$1; shift
  on "$name" env -C "$project" $(site_env) SITE="$SITE" JOBHARBOR_DATA="$SITE/operator" API_URL=http://10.77.0.31:4001 "$node" "$@"; }

up() {
  mkdir -p "$SITE/log"
  printf '%s=%q\n' VERSITYGW "$VERSITYGW" POSTGRES "$POSTGRES" OPENSEARCH "$OPENSEARCH" \
    SYNCHRONOUS "${SYNCHRONOUS:-true}" >"$SITE/settings"
  make_network
  for name in bucket redis etcd-1 etcd-2 etcd-3; do start "$name"; done
  await 60 etcd get etcd-1 http://10.77.0.61:2379/health
  for name in database-1 database-2 pooler; do start "$name"; done
  # PgBouncer takes these roles only once they exist.
  await 120 'the primary' psql_primary -c 'select 1'
  psql_primary -c "create role jobharbor_owner login password 'owner'" -c "create role jobharbor_api login password 'api'" \
    -c 'create database jobharbor owner jobharbor_owner'
  if [[ -n $OPENSEARCH ]]; then
    for name in search-1 search-2 search-3; do start "$name"; done
    await 180 'the search cluster' get search-1 'http://10.77.0.91:9200/_cluster/health?wait_for_nodes=3'
  fi
  start api-1                                         # alone: it runs the migrations
  await 180 'the first API' get api-1 http://10.77.0.31:4001/internal/ready
  for name in api-2 api-3; do start "$name"; done
  # Jobs, shell and remotes, as an operator's machine brings them.
  operate api-1 demo/src/cli/make-market.ts --jobs "${JOBS:-5000}"
  operate api-1 docs/server/many-machines/release.ts
  for name in gateway-1 gateway-2 balancer-1 balancer-2; do start "$name"; done
  for name in balancer-1 balancer-2; do
    await 180 "the site by $name" get visitor -H 'Host: jobs.test' "http://$(ip_of "$name")/en/ph"; done
}

pids_of() { ip netns pids "jh-$1" 2>/dev/null || true; }
signal() { local pids; pids=$(pids_of "$2"); [[ -z $pids ]] || kill -"$1" $pids 2>/dev/null || true; }

# Of each quarter of a second the programs of a machine get a fifth.
slow() {
  local end=$((SECONDS + $2))
  while ((SECONDS < end)); do signal STOP "$1"; sleep 0.2; signal CONT "$1"; sleep 0.05; done
}

down() {
  local name
  for name in "${!address[@]}"; do signal KILL "$name"; done
  for name in "${!address[@]}"; do ip netns del "jh-$name" 2>/dev/null || true; done
  ip netns del jh-switch 2>/dev/null || true
  [[ ${1:-} != --remove ]] || rm -rf "$SITE"
}

status() {
  on database-1 env -C "$SITE/database-1" patronictl -c patroni.yml list || true
  local name
  for name in api-1 api-2 api-3; do echo "$name $(get "$name" "http://$(ip_of "$name"):4001/internal/ready" 2>&1)"; done
}

case ${1:-} in
  up) up ;;
  down) down "${2:-}" ;;
  status) status ;;
  start) start "$2" ;;
  people) operate api-1 docs/server/many-machines/people.ts ;;
  load) shift; on visitor env -C "$project" SITE="$SITE" SYNCHRONOUS="${SYNCHRONOUS:-true}" "$node" docs/server/many-machines/load.ts "$@" ;;
  kill) signal KILL "$2" ;;                            # the power is lost; `start` is the next boot
  cut) ip netns exec jh-switch ip link set "p${address[$2]}" down ;;             # nothing passes, and nobody is told
  join) ip netns exec jh-switch ip link set "p${address[$2]}" up ;;
  slow) slow "$2" "$3" ;;
  freeze) signal STOP "$2" ;;
  thaw) signal CONT "$2" ;;
  *) echo "usage: $0 up | down [--remove] | status | people | load OPTIONS | start|kill|cut|join|freeze|thaw MACHINE | slow MACHINE SECONDS" >&2; exit 1 ;;
esac
